; The installer for Windows: for the person who starts it, without asking for an administrator's rights.
; makensis -DVERSION=… -DNUMBERS=… -DPROGRAM=folder -DICON=file -DTARGET=file installer.nsi

Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define NAME "Six Chambers"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\SixChambers"
!define KIND "SixChambers.Game"

Name "${NAME}"
OutFile "${TARGET}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Six Chambers"
InstallDirRegKey HKCU "Software\SixChambers" "Folder"
SetCompressor /SOLID lzma
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "Free software under the MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\SixChambers"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\sixchambers.exe"
!define MUI_FINISHPAGE_TEXT "$(FIREWALL)"
!define MUI_FINISHPAGE_TEXT_LARGE

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString FIREWALL ${LANG_ENGLISH} "Six Chambers is installed.$\r$\n$\r$\nWhen you open a table for guests for the first time, Windows asks whether Six Chambers may be reached. Allow it for private networks, or nobody will find your table (TCP ${TCP}, UDP ${UDP})."
LangString FIREWALL ${LANG_GERMAN} "Six Chambers ist installiert.$\r$\n$\r$\nWenn du zum ersten Mal einen Tisch für Gäste öffnest, fragt Windows, ob Six Chambers erreichbar sein darf. Erlaube es für private Netzwerke, sonst findet niemand deinen Tisch (TCP ${TCP}, UDP ${UDP})."
LangString SAVED ${LANG_ENGLISH} "Six Chambers game"
LangString SAVED ${LANG_GERMAN} "Six-Chambers-Partie"
LangString RUNNING ${LANG_ENGLISH} "Six Chambers is still running. Please close it and try again."
LangString RUNNING ${LANG_GERMAN} "Six Chambers läuft noch. Bitte beende es und versuche es noch einmal."

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

; A program that runs keeps its own file open: then nothing is touched.
!macro CLOSED
  IfFileExists "$INSTDIR\sixchambers.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\sixchambers.exe" a
  IfErrors 0 +3
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)"
    Abort
  FileClose $0
  closed:
!macroend

Section "Install"
  !insertmacro CLOSED
  ; Of an older version nothing may stay behind. Only our own folder below the chosen one is emptied.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\sixchambers.exe"
  WriteRegStr HKCU "Software\SixChambers" "Folder" "$INSTDIR"

  WriteRegStr HKCU "Software\Classes\.sixchambers" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\.sixchambers" "Content Type" "application/x-sixchambers"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(SAVED)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\sixchambers.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\sixchambers.exe" "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\sixchambers.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Six Chambers authors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, i 0, i 0)'
SectionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; Saved games and settings lie elsewhere and stay: they are the player's.
Section "Uninstall"
  !insertmacro CLOSED
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$INSTDIR\sixchambers.exe"
  Delete "$INSTDIR\sixchambers-console.exe"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "Software\Classes\.sixchambers"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\SixChambers"
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, i 0, i 0)'
SectionEnd

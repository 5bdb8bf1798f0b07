"""What `--measure` measures against: the smallest program with a graphics view, from the same Qt modules as ours.

Frozen with the very same excludes. Started with `first-frame` it says when it has painted, and goes.
"""

import sys

from PySide6 import QtNetwork, QtSvg
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

USED = (QtNetwork.QTcpSocket, QtSvg.QSvgRenderer)


class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        if "first-frame" in sys.argv:
            print("painted", flush=True)
            QTimer.singleShot(0, QApplication.quit)


app = QApplication(sys.argv[:1])
scene = QGraphicsScene()
scene.addText("Six Chambers")
view = View(scene)
view.resize(1280, 800)
view.show()
sys.exit(app.exec())

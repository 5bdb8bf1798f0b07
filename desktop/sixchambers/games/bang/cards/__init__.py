"""The playing cards, one file each."""

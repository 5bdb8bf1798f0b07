"""What a person starts: the commands and the windows."""

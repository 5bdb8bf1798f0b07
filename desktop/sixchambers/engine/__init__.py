"""The shared engine: plain data, steps, questions, events, time from outside. It knows no game and no Qt."""

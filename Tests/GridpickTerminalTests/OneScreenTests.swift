import Testing

/// What opens a screen of ncurses', of which there is one at a time.
@Suite(.serialized)
enum OneScreenTests {}

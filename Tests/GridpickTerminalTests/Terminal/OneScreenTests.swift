import Testing

/// Tests that load a terminfo entry, of which there is one at a time.
@Suite(.serialized)
enum OneScreenTests {}

import Testing

@testable import GridpickCore

/// Keys by the names that people give them.
struct KeyReadingTests {
  /// As a terminal sends them.
  @Test(arguments: [
    ("a", "a"), ("A", "A"), ("é", "é"), ("日", "日"), (",", ","), ("space", " "), ("-", "-"),
    ("ctrl-a", "\u{1}"), ("Ctrl-B", "\u{2}"), ("ctrl-m", "\r"), ("ctrl-i", "\t"),
    ("ctrl-[", "\u{1b}"), ("ctrl-h", "\u{8}"), ("ctrl-space", "\0"), ("ctrl-@", "\0"),
    ("ctrl-/", "\u{1f}"), ("ctrl-_", "\u{1f}"), ("ctrl-\\", "\u{1c}"), ("ctrl-]", "\u{1d}"),
    ("ctrl-^", "\u{1e}"), ("ctrl-6", "\u{1e}"), ("ctrl-j", "\n"),
    ("alt-a", "\u{1b}a"), ("alt-A", "\u{1b}A"), ("Alt-/", "\u{1b}/"), ("alt-enter", "\u{1b}\r"),
    ("alt-bs", "\u{1b}\u{7f}"), ("alt-space", "\u{1b} "), ("ctrl-alt-x", "\u{1b}\u{18}"),
    ("alt-ctrl-x", "\u{1b}\u{18}"), ("enter", "\r"), ("return", "\r"), ("tab", "\t"),
    ("btab", "\u{1b}[Z"), ("shift-tab", "\u{1b}[Z"), ("esc", "\u{1b}"), ("Esc", "\u{1b}"),
    ("bspace", "\u{7f}"), ("bs", "\u{7f}"), ("Backspace", "\u{7f}"), ("del", "\u{1b}[3~"),
    ("delete", "\u{1b}[3~"), ("insert", "\u{1b}[2~"), ("Ins", "\u{1b}[2~"), ("up", "\u{1b}[A"),
    ("DOWN", "\u{1b}[B"), ("left", "\u{1b}[D"), ("right", "\u{1b}[C"), ("home", "\u{1b}[H"),
    ("end", "\u{1b}[F"), ("pgup", "\u{1b}[5~"), ("page-up", "\u{1b}[5~"), ("PgDn", "\u{1b}[6~"),
    ("page-down", "\u{1b}[6~"), ("shift-up", "\u{1b}[1;2A"), ("alt-up", "\u{1b}[1;3A"),
    ("alt-down", "\u{1b}\u{1b}[B"), ("ctrl-left", "\u{1b}[1;5D"), ("ctrl-up", "\u{1b}[1;5A"),
    ("shift-alt-right", "\u{1b}[1;4C"), ("ctrl-alt-shift-home", "\u{1b}[1;8H"),
    ("shift-delete", "\u{1b}[3;2~"), ("ctrl-pgdn", "\u{1b}[6;5~"), ("←", "\u{1b}[D"),
  ])
  func `B1.2 a key name stands for the key that a terminal sends`(name: String, sent: String) {
    #expect(Key(written: name).map { [.key($0)] } == DecodedInput.events(sent))
  }

  @Test(arguments: [
    "", "ab", "ctrl-", "ctrl-é", "ctrl-1", "shift-a", "shift-space", "f0", "f64", "f01", "f+1",
    "ctrl-ctrl-a", "alt", "ctrl-f99", "ctrl-wheel-up", "alt-right-click", "preview-scroll-up",
  ])
  func `B3.1 a key that no terminal sends is refused`(name: String) {
    #expect(Key(written: name) == nil)
  }

  /// As terminfo numbers them: xterm's kf13 is Shift-F1, its kf25 Ctrl-F1.
  @Test(arguments: [("f1", 1), ("F12", 12), ("shift-f1", 13), ("ctrl-f12", 36), ("alt-f2", 50)])
  func `B1.2 function keys have numbers`(name: String, number: Int) {
    #expect(Key(written: name) == Key(.function(number)))
  }

  @Test func `B3.1 every listed name is a key, except the one that sums up the function keys`() {
    for name in Key.writtenNames { #expect(Key(written: name) != nil, "\(name)") }
    for name in Key.listedNames.dropLast() { #expect(Key(written: name) != nil, "\(name)") }
  }

  @Test func `B1.2 a key in the help can be read back`() {
    let plain: [Key] = ["h", "?", " ", .control("b"), Key(.character("s"), .alt), Key(.backspace)]
    let keys = plain + (EscapeSequence.keys + EscapeSequence.heldKeys).map(\.key)
    for key in keys {
      #expect(Key(written: key.name()) == key)
      #expect(Key(written: key.name(ascii: true)) == key)
    }
  }
}

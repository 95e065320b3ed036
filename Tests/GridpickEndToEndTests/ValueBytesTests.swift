import GridpickTestSupport
import Testing

/// Values come out as they came in, whatever had to be drawn in their place.
struct ValueBytesTests {
  private static let escape: [UInt8] = [0x1b]

  /// Lines that a terminal must not get as they are.
  static let dangerous: [[UInt8]] = [
    escape + Array("[31mred".utf8),
    escape + Array("]0;title".utf8) + [0x07],
    escape + Array("[2J".utf8) + escape + Array("[?1000h".utf8),
    escape + Array("Pq".utf8) + escape + Array("\\".utf8),
    Array("bell".utf8) + [0x07, 0x08, 0x09, 0x0b, 0x0e, 0x7f],
    Array("nul".utf8) + [0x00] + Array("rest".utf8),
    Array("C1 ".utf8) + [0x9b] + Array("31m".utf8),
    Array("C1 \u{9b}31m \u{9d}0;x\u{9c} \u{85}".utf8),
    Array("bad ".utf8) + [0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80],
    Array("cut ".utf8) + [0xe4, 0xb8],
    Array("bidi \u{202e}gnp.exe\u{202c} \u{2066}x\u{2069} \u{200f}".utf8),
    Array("carriage\r".utf8),
  ]

  @Test(arguments: dangerous)
  func `L7.8 a dangerous line is printed unchanged, and never drawn`(line: [UInt8]) throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["--format", "lines"], reading: line + Array("\nlast line\n".utf8)))
    try terminal.waitUntil("both lines") { $0.contains("last line") }
    terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.output == line + [0x0a])
    try expectHarmless(terminal.drawn)
  }

  @Test(arguments: [#""\u001b[31mred""#, #""a\nb\tc\u0000""#, #""\u009b5m\u202e""#, #""\ud800""#])
  func `L7.8 escapes in JSON are printed decoded, and never drawn`(item: String) throws {
    let terminal = try PseudoTerminal.show("[\(item),\"last\"]")
    terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    try expectHarmless(terminal.drawn)
  }

  @Test(arguments: [
    (#""\u001b[31m""#, "\u{1b}[31m\n"), (#""\u009b \u4e16\ud83d\ude00""#, "\u{9b} 世😀\n"),
    ("1E+03", "1E+03\n"), (#"{"label":"a","value":[1, 2]}"#, "[1, 2]\n"),
  ])
  func `a JSON value is printed decoded, or as its source text`(item: String, out: String) throws {
    try expect(out, pickedFrom: try PseudoTerminal.show("[[\(item)]]"))
  }

  @Test func `wide and joined characters are printed byte for byte`() throws {
    let lines = [
      "first", "世界", "👩‍👩‍👧 family", "⚠️ ❤️", "👍🏽", "🇺🇸🇩🇪", "e\u{301}\u{302}", "ｈａｌｆ", "\u{feff}x",
    ]
    let text = lines.map { $0 + "\n" }.joined()
    let terminal = try PseudoTerminal.show(text, "--format", "lines", "--columns", "1", "-m")
    try terminal.waitForPlace("row 1/9 · column 1/1")
    terminal.send("a")
    try expect(text, pickedFrom: terminal)
  }

  /// Only whole UTF-8 without C1 and bidi controls, and no controls but those that ncurses needs.
  private func expectHarmless(
    _ bytes: [UInt8], at location: SourceLocation = #_sourceLocation
  ) throws {
    // NULs at the end ask whether the terminal has been read.
    let end = bytes.lastIndex { $0 != 0 }
    let drawn = Array(bytes[...(end ?? -1)]).withoutQuestion
    let text = try #require(String(validating: drawn, as: UTF8.self), sourceLocation: location)
    let sequences = EscapeReader.sequences(in: drawn)
    let allowed: Set<Unicode.Scalar> = ["\u{1b}", "\r", "\n", "\u{08}"]
    let wrong = text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: !allowed.contains(scalar)
      case .format, .unassigned, .privateUse: true
      default: false
      }
    }
    #expect(wrong.isEmpty, sourceLocation: location)
    let strange = sequences.filter { !$0.isPainting }
    #expect(strange.isEmpty, sourceLocation: location)
  }
}

extension [UInt8] {
  /// Without what the terminal is asked once, which is the program's own: its background, and then what
  /// it is.
  fileprivate var withoutQuestion: [UInt8] {
    let question = Array("\u{1b}]11;?\u{1b}\\\u{1b}[c".utf8)
    guard let start = indices.first(where: { self[$0...].starts(with: question) }) else {
      return self
    }
    return Array(self[..<start] + self[(start + question.count)...])
  }
}

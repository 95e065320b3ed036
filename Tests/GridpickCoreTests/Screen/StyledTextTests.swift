import GridpickTestSupport
import Testing

@testable import GridpickCore

struct StyledTextTests {
  private func style(_ parameters: String) -> Style? {
    StyledText.read("\u{1b}[\(parameters)mx").line(0).first?.style
  }

  private static let attributes: [(String, Attributes)] = [
    ("1", Attributes.bold), ("2", .dim), ("4", .underline), ("7", .reverse),
    ("1;2", [.bold, .dim]),
    ("01;04", [.bold, .underline]), ("1;22", []), ("1;2;22", []), ("4;24", []), ("7;27", []),
    ("1;0", []), ("1;", []), ("1;;4", .underline), ("4:3", .underline), ("4;4:0", []),
    ("21", .underline), ("3;5;6;8;9;23;25;28;29;53;55;73", []), ("58;5;1", []), ("58;2;1;4;7", []),
    ("58:2::1:4:7", []), ("59;1", .bold), ("999999999999999999999;1", .bold), ("10;1", .bold),
  ]

  @Test(arguments: Self.attributes)
  func `V1.9 attributes are understood`(parameters: String, attributes: Attributes) {
    #expect(style(parameters) == Style(attributes: attributes))
  }

  private static let colors: [(String, Color)] = [
    ("30", Color.palette(0)), ("37", .palette(7)), ("90", .palette(8)), ("97", .palette(15)),
    ("31;39", .terminal), ("38;5;0", .palette(0)), ("38;5;255", .palette(255)),
    ("38;5", .terminal), ("38;5;256", .terminal), ("38;5;99999999999999999", .terminal),
    ("38;2;1;2;3", .rgb(0x010203)), ("38;2;255;0;256", .terminal), ("38;2;1;2", .terminal),
    ("38:5:9", .palette(9)), ("38:2:1:2:3", .rgb(0x010203)), ("38:2::1:2:3", .rgb(0x010203)),
    ("38:2:7:1:2:3:0:1", .rgb(0x010203)), ("38:2::1:2", .terminal), ("38", .terminal),
    ("38;9;31", .palette(1)), ("31;38;5;300", .palette(1)), ("38:9:31", .terminal),
  ]

  @Test(arguments: Self.colors)
  func `V1.9 colours are understood, as foreground and background`(
    parameters: String, color: Color
  ) {
    #expect(style(parameters) == Style(foreground: color))
    let behind = parameters.split(separator: ";", omittingEmptySubsequences: false)
    let isArgument = ["38;5", "38;2"].contains { parameters.hasPrefix($0) }
    let codes = behind.enumerated().map { place, code in
      if let number = Int(code), place == 0 || !isArgument, number >= 30, number < 110 {
        return "\(number + 10)"
      }
      return code.hasPrefix("38:") ? "48" + code.dropFirst(2) : String(code)
    }
    if !parameters.hasPrefix("31;38") {
      #expect(style(codes.joined(separator: ";")) == Style(background: color))
    }
  }

  @Test func `V1.9 after a refused colour the next parameter counts`() {
    #expect(style("38;5;300;1") == Style(attributes: .bold))
    #expect(style("48;2;1;2;300;4") == Style(attributes: .underline))
  }

  @Test func `V1.9 a style continues after the end of a line`() {
    let text = StyledText.read("a\u{1b}[31mb\nc\n\u{1b}[1md\u{1b}[me")
    let red = Style(foreground: .palette(1))
    #expect(text.line(0) == [.init("a"), .init("b", red)])
    #expect(text.line(1) == [.init("c", red)])
    #expect(text.line(2) == [.init("d", red.adding(.bold)), .init("e")])
  }

  @Test(arguments: [
    ("a\u{1b}[Kb\u{1b}[0Kc\u{1b}[1Kd\u{1b}[2Ke", ["abcde"]), ("a\r\nb\r\n", ["a", "b"]),
    ("a\r\u{1b}[K\nb", ["a", "b"]), ("a\rb\r", ["a␍b␍"]), ("a\r\r\n", ["a␍"]),
    ("a\u{1b}(B\u{1b}[mb", ["ab"]), ("\u{1b}[m\u{f}a\u{f}", ["a␏"]),
    ("\u{1b}]8;;file:///etc/hosts\u{1b}\\hosts\u{1b}]8;;\u{1b}\\\nb", ["hosts", "b"]),
    ("a\u{1b}]8;;http://x\u{7}b\u{1b}]8;;\u{7}c", ["abc"]), ("\u{1b}]0;title\u{7}a", ["a"]),
    ("\u{1b}[2Ja\u{1b}[?25lb\u{1b}[>4;1mc\u{1b}[1 md", ["abcd"]), ("\u{1b}\u{1b}[mb", ["b"]),
    ("\u{1b}[3\u{1b}[m1mb", ["1mb"]), ("\u{1b}(0b\u{1b}cd", ["bd"]), ("a\u{1b}[", ["a"]),
    ("a\u{1b}", ["a"]), ("a\u{1b}[38;5", ["a"]), ("a\u{1b}P1$r0m\u{1b}\\b", ["ab"]),
    ("a\u{1b}]8;;http://x\nb", ["a", "b"]),
  ])
  func `V1.9 V1.10 sequences are left out as in input`(text: String, lines: [String]) {
    #expect(StyledText.read(text).shownLines == lines)
  }

  @Test(arguments: [
    ("a\u{202e}b", "a\u{fffd}b"), ("a\u{9b}31mb", "a\u{fffd}31mb"), ("\u{8}\u{0}\u{7f}", "␈␀␡"),
  ])
  func `L7.8 other control characters are shown as safely as data`(text: String, shown: String) {
    #expect(StyledText.read(text).shownLines == [shown])
  }

  @Test func `L7.8 bad UTF-8 is shown, even with a sequence inside`() {
    #expect(StyledText.read([0x61, 0xff, 0x62]).shownLines == ["a\u{fffd}b"])
    let cut = [0xe6, 0xbc] + Array("\u{1b}[1m".utf8) + [0xa2]
    #expect(StyledText.read(cut).line(0).map(\.text) == ["\u{fffd}", "\u{fffd}"])
  }

  @Test func `V1.10 a sequence that is too long is left out, and has no effect`() {
    let parameters = String(repeating: "1;", count: 1_000)
    #expect(StyledText.read("\u{1b}[\(parameters)ma").line(0) == [.init("a")])
  }

  @Test(arguments: [
    ("\tx", "        x"), ("a\tb", "a       b"), ("1234567\tb", "1234567 b"),
    ("12345678\tb", "12345678        b"), ("漢\tb", "漢\u{0}      b"), ("\t\tb", "                b"),
  ])
  func `V1.11 a tab reaches to the next multiple of eight columns`(text: String, shown: String) {
    #expect(StyledText.read(text).shownLines == [shown.filter { $0 != "\u{0}" }])
  }

  @Test func `V1.5 an unfinished line is a line once it has text`() {
    #expect(StyledText.read("").lineCount == 0)
    #expect(StyledText.read("a").lineCount == 1)
    #expect(StyledText.read("a\n").lineCount == 1)
    #expect(StyledText.read("\n").shownLines == [""])
    #expect(StyledText.read("a\n\u{1b}[m").lineCount == 1)
    #expect(StyledText.read("a\n\nb").shownLines == ["a", "", "b"])
  }

  // MARK: - Bounds

  @Test func `V1.8 of a line 64 KB are kept, and the cut is noted`() {
    let most = StyledText.longestLine
    for count in [most - 1, most, most + 1, most * 3] {
      let letters = String(repeating: "x", count: count)
      let text = StyledText.read("\u{1b}[1m\(letters)\r\nnext")
      let kept = String(letters.prefix(most)) + (count > most ? "…" : "")
      #expect(text.line(0) == [.init(kept, Style(attributes: .bold))])
      #expect(text.shownLines[1] == "next")
    }
  }

  @Test func `V1.8 four megabytes are kept`() {
    let line = Array((String(repeating: "x", count: 1_023) + "\n").utf8)
    var reader = StyledTextReader()
    for _ in 0..<4_095 { reader.read(line) }
    #expect(!reader.isFull)
    for _ in 0..<10 { reader.read(line) }
    #expect(reader.isFull)
    #expect(reader.text.lineCount == 4_096)
    #expect(reader.text.bytes.count == 4 << 20)
  }

  @Test func `V1.8 changes of style count towards the limit`() {
    var reader = StyledTextReader()
    let line = Array((String(repeating: "\u{1b}[1mx\u{1b}[mx", count: 1_000) + "\n").utf8)
    var count = 0
    while !reader.isFull, count < 10_000 {
      reader.read(line)
      count += 1
    }
    #expect(reader.isFull)
    #expect((4 << 20..<4 << 20 + 1_000).contains(reader.text.cost))
  }

  @Test func `V1.8 a hundred thousand lines are kept`() {
    var reader = StyledTextReader()
    let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: 99_999)
    reader.read(lines)
    #expect(!reader.isFull)
    reader.read(lines)
    #expect(reader.isFull)
    #expect(reader.text.lineCount == 100_000)
  }

  @Test(arguments: ["x", "\u{0}", "\u{1b}[1m\u{1b}[m"])
  func `V1.8 endless output is not read for ever`(piece: String) {
    let block = Array(String(repeating: piece, count: 1 << 20 / piece.utf8.count).utf8)
    var reader = StyledTextReader()
    var count = 0
    while !reader.isFull, count < 100 {
      reader.read(block)
      count += 1
    }
    #expect(count == StyledTextReader.mostRead / block.count + (piece.utf8.count == 1 ? 0 : 1))
    #expect(reader.text.bytes.count <= StyledText.longestLine + 1)
  }

  @Test func `V2.26 a line is folded anywhere, except inside a wide glyph`() {
    func rows(_ text: String, _ columns: Int) -> Int {
      StyledText.read(text + "\n").rowCount(ofLine: 0, columns: columns, signs: .unicode)
    }
    #expect(rows("", 4) == 1)
    #expect(rows("abcd", 4) == 1)
    #expect(rows("abcde", 4) == 2)
    #expect(rows("漢字漢", 4) == 2)
    #expect(rows("漢字漢", 3) == 3)
    #expect(rows("漢字漢", 1) == 3)
    #expect(rows("\tx", 4) == 3)
  }
}

import GridpickTestSupport
import Testing

@testable import GridpickCore

struct StyledTextPropertyTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `V1.5 any split of the output makes the same text`(seed: UInt64) {
    var output = RandomOutput(generator: SeededGenerator(seed: seed))
    for _ in 0..<20 {
      let bytes = output.bytes(upTo: 24)
      let whole = StyledText.read(bytes)
      #expect(StyledText.read(bytes, inPiecesOf: 1) == whole)
      for place in bytes.indices {
        var reader = StyledTextReader()
        reader.read(Array(bytes[..<place]))
        reader.read(Array(bytes[place...]))
        #expect(reader.text == whole, "\(bytes) cut at \(place)")
      }
    }
  }

  @Test(arguments: [1, 7, 16, 4_096])
  func `V1.5 V1.8 any split of output beyond the limit makes the same text`(size: Int) {
    // Up to a little before the end of the room there is.
    let lines = [UInt8](repeating: UInt8(ascii: "x"), count: 65_535) + [UInt8(ascii: "\n")]
    let piece = "\u{1b}[1mab\u{1b}[31mc\n\u{1b}[md"
    let bytes =
      (0..<63).flatMap { _ in lines } + Array(String(repeating: piece, count: 3_000).utf8)
    #expect(StyledText.read(bytes, inPiecesOf: size) == StyledText.read(bytes))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `L7.7 L7.8 any output is drawn safely`(seed: UInt64) {
    var output = RandomOutput(generator: SeededGenerator(seed: seed))
    for _ in 0..<1_000 {
      let bytes = output.bytes(upTo: 12)
      let text = StyledText.read(bytes, inPiecesOf: 5)
      for line in 0..<text.lineCount {
        var reader = StyledGlyphReader(text, line: line, signs: .unicode)
        while let glyph = reader.next() {
          let isSafe = glyph.scalars.first.map {
            DisplayWidth.width(of: $0) == glyph.width && $0.regionalLetter == nil
          }
          if isSafe != true { Issue.record("\(bytes)") }
        }
        #expect(text.width(ofLine: line, upTo: .max, signs: .unicode) == reader.column)
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `V2.26 skipped text has the same effect as text that is read`(seed: UInt64) {
    var output = RandomOutput(generator: SeededGenerator(seed: seed))
    for _ in 0..<100 {
      let bytes = output.bytes(upTo: 40).filter { $0 != UInt8(ascii: "\n") } + [0x78]
      let text = StyledText.read(bytes)
      let widths = Self.widths(of: text)
      for columns in 1...9 {
        let rows = Self.rows(of: widths, columns)
        for limit in [1, 2, 5, Int.max] {
          let count = text.rowCount(ofLine: 0, columns: columns, upTo: limit, signs: .unicode)
          #expect(count == min(rows, limit), "\(bytes) folded at \(columns)")
        }
      }
      for limit in 0...40 {
        let width = text.width(ofLine: 0, upTo: limit, signs: .unicode)
        #expect(width == min(widths.reduce(0, +), limit), "\(bytes)")
      }
    }
  }

  private static func widths(of text: StyledText) -> [Int] {
    var reader = StyledGlyphReader(text, line: 0, signs: .unicode)
    var widths: [Int] = []
    while let glyph = reader.next() { widths.append(glyph.width) }
    return widths
  }

  private static func rows(of widths: [Int], _ columns: Int) -> Int {
    var rows = 1
    var used = 0
    for width in widths {
      if used > 0, used + width > columns {
        rows += 1
        used = 0
      }
      used += width
    }
    return rows
  }

  /// Another program's opinion: libvterm draws the same bytes.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `V1.9 styles are those that a terminal shows`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let bytes = Array(
        (0..<40).map { _ in
          "\u{1b}[\(Self.parameters(&generator))m"
            + String(repeating: "x", count: Int.random(in: 0...2, using: &generator))
        }.joined().utf8)
      let terminal = VirtualTerminal(size: ScreenSize(lines: 1, columns: 100))
      terminal.feed(bytes)
      var reader = StyledGlyphReader(StyledText.read(bytes), line: 0, signs: .unicode)
      while reader.next() != nil {
        let cell = terminal.cell(at: ScreenPoint(line: 0, column: reader.column - 1))
        #expect(cell.text == "x" && cell.style == reader.style, "column \(reader.column)")
      }
      #expect(terminal.cursor.column == reader.column)
    }
  }

  /// Without what libvterm takes for something else: the colour of a line below, colours that are none.
  private static func parameters(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      func byte() -> Int { Int.random(in: 0...255, using: &generator) }
      let plane = Bool.random(using: &generator) ? "38" : "48"
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: return "\(plane);5;\(byte())"
      case 1: return "\(plane):5:\(byte())"
      case 2: return "\(plane);2;\(byte());\(byte());\(byte())"
      case 3: return "\(plane):2:\(byte()):\(byte()):\(byte())"
      case 4: return ["", "0", "4:0", "4:3", "21"].randomElement(using: &generator) ?? ""
      case 5:
        return ["1", "2", "3", "4", "7", "9", "22", "23", "24", "27"].randomElement(
          using: &generator) ?? ""
      default:
        let first = [30, 40, 90, 100].randomElement(using: &generator) ?? 30
        return "\(first + [0, 1, 2, 3, 4, 5, 6, 7, first < 90 ? 9 : 0][byte() % 9])"
      }
    }.joined(separator: ";")
  }
}

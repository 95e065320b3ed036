import GridpickTestSupport

@testable import GridpickCore

extension StyledText {
  /// The lines that a reader makes of bytes in pieces of these sizes.
  static func read(_ bytes: [UInt8], inPiecesOf size: Int = .max) -> StyledText {
    var reader = StyledTextReader()
    reader.read(bytes, inPiecesOf: size)
    return reader.text
  }

  static func read(_ text: String) -> StyledText { read(Array(text.utf8)) }

  /// Parts of a line that are drawn in one style.
  func line(_ number: Int, signs: TextSigns = .unicode) -> [StyledPart] {
    var reader = StyledGlyphReader(self, line: number, signs: signs)
    var parts: [StyledPart] = []
    while let glyph = reader.next() {
      let text = String(String.UnicodeScalarView(glyph.scalars))
      if parts.last?.style == reader.style {
        parts[parts.count - 1].text += text
      } else {
        parts.append(StyledPart(text, reader.style))
      }
    }
    return parts
  }
}

extension StyledTextReader {
  mutating func read(_ bytes: [UInt8], inPiecesOf size: Int = .max) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        let end = start + min(size, bytes.count - start)
        read(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }
}

struct StyledPart: Equatable {
  var text: String
  let style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// Random bytes with sequences that programs print, and some that none should.
struct RandomOutput {
  private static let pieces = [
    "\u{1b}[", "\u{1b}", "m", "K", "0", "1", "2", "4", "7", "22", "24", "27", "31", "38;5;",
    "48;2;",
    "58;5;1", "38:2::", ";", ":", "97", "107", "99999999999999999999", "\u{1b}[1;31m", "\u{1b}[m",
    "\u{f}",
    "\u{1b}(B", "\u{1b}[?25l", "\u{1b}[2J", "\u{1b}]8;;http://a\u{1b}\\", "\u{7}", "\u{8}", "\t",
    "\r\n",
    "\r", "\n", "text ", "漢", "é", "e\u{301}", "\u{200d}", "\u{202e}", "👩‍🔬", "🇩🇪", "\u{9b}31m",
    "\u{0}",
  ].map { Array($0.utf8) }

  var generator: SeededGenerator

  mutating func bytes(upTo count: Int) -> [UInt8] {
    (0..<Int.random(in: 0...count, using: &generator)).flatMap { _ in
      Int.random(in: 0..<8, using: &generator) == 0
        ? [UInt8.random(in: .min ... .max, using: &generator)]
        : Self.pieces.randomElement(using: &generator) ?? []
    }
  }
}

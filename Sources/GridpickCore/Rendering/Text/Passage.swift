/// A text with a tone for each byte, which stands by itself or beside a name.
struct Passage: Equatable, Sendable {
  struct Tone: Equatable, Sendable {
    var role: Role?
    var isMatched = false

    fileprivate func style(_ theme: Theme) -> Style {
      let style = role.map { theme[$0] } ?? .plain
      return isMatched ? theme.match(over: style) : style
    }
  }

  var name: String?
  let text: String
  private(set) var tones: [Tone]

  /// Marks bytes as matched, up to the end of their last character, which is drawn as a whole.
  mutating func match(_ bytes: Range<Int>) {
    guard !bytes.isEmpty else { return }
    let last = text.utf8.index(text.startIndex, offsetBy: bytes.upperBound - 1)
    let end = text.utf8.distance(from: text.startIndex, to: text.index(after: last))
    for byte in bytes.lowerBound..<end { tones[byte].isMatched = true }
  }
}

extension Passage {
  init(_ text: String, _ role: Role? = nil, beside name: String? = nil) {
    let tones = Array(repeating: Tone(role: role), count: text.utf8.count)
    self.init(name: name, text: text, tones: tones)
  }
}

extension [Passage] {
  /// The fewest columns beside the names; with less room the texts go below the names.
  private static let leastBeside = 12

  func folded(to columns: Int, _ look: Look) -> (text: StyledText, match: Int?) {
    let widest = compactMap(\.name).map { look.width(of: $0, upTo: columns) }.max() ?? 0
    let isBeside = columns - widest - 2 >= Self.leastBeside
    let indent = isBeside ? widest + 2 : 2
    var folded = FoldedPassages(look: look)
    for passage in self {
      guard let name = passage.name else {
        folded.append(passage, columns: columns, hanging: 2)
        continue
      }
      if isBeside {
        folded.text.append(name, look.theme[.dim])
      } else {
        folded.append(Passage(name, .dim), columns: columns)
      }
      folded.append(
        passage, columns: columns - indent, indent: indent,
        firstIndent: isBeside ? indent - look.width(of: name, upTo: columns) : indent)
    }
    return (folded.text, folded.match)
  }
}

/// The lines of passages, which are appended one after the other.
private struct FoldedPassages {
  let look: Look
  var text = StyledText()
  private(set) var match: Int?

  /// The widest text that is easy to read; in longer lines readers lose their place.
  private static let mostReadable = 100

  /// Appends a passage; a text of a single line is folded to a width that is easy to read.
  mutating func append(
    _ passage: Passage, columns: Int, hanging: Int = 0, indent: Int = 0, firstIndent: Int = 0
  ) {
    let isOneLine = !passage.text.utf8.contains(UInt8(ascii: "\n"))
    let folded = FoldedText(
      passage.text, columns: max(1, isOneLine ? min(columns, Self.mostReadable) : columns),
      hanging: hanging, ownLinesHang: false, signs: look.signs.text)
    for (number, piece) in folded.lines.enumerated() {
      let indent = (number == 0 ? firstIndent : indent) + piece.indent
      text.append(String(repeating: " ", count: indent))
      append(piece.taken, of: passage)
    }
  }

  private mutating func append(_ bytes: Range<Int>, of passage: Passage) {
    let tones = passage.tones
    var place = bytes.lowerBound
    while place < bytes.upperBound {
      let tone = tones[place]
      let end = tones[place..<bytes.upperBound].firstIndex { $0 != tone } ?? bytes.upperBound
      text.append(passage.text.part(place..<end), tone.style(look.theme))
      place = end
    }
    text.finishLine()
    if match == nil, tones[bytes].contains(where: \.isMatched) { match = text.lineCount - 1 }
  }
}

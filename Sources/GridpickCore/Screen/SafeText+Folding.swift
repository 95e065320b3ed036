extension SafeText {
  /// Breaks a line between words, and within words that are wider than the columns.
  ///
  /// Blanks at a break are left out; more pieces than `most` only tell that there are more.
  package static func folded(
    _ line: String, columns: Int, hanging: Int, upTo most: Int = .max, signs: TextSigns
  ) -> [FoldedLine] {
    guard width(of: line, upTo: columns + 1, signs: signs) > columns else {
      return [FoldedLine(taken: 0..<line.utf8.count)]
    }
    var words = WordReader(line, signs: signs)
    guard let first = words.next() else { return [FoldedLine(taken: 0..<0)] }
    var folding = Folding(columns: columns, indent: first.gap, hanging: hanging)
    folding.append(first, of: line, signs: signs)
    while folding.lines.count <= most, let word = words.next() {
      folding.append(word, of: line, signs: signs)
    }
    return folding.lines
  }
}

/// A piece of a text on a line of its own: some blanks of indent, and then bytes of the text.
package struct FoldedLine: Equatable {
  /// The number of blanks that are not taken from the text.
  var indent = 0
  var taken: Range<Int>

  package func text(of whole: String) -> String {
    String(repeating: " ", count: indent) + whole.part(taken)
  }

  /// The place of some bytes of the text in this piece; nil if it has none of them.
  func bytes(of bytes: Range<Int>) -> Range<Int>? {
    let part = bytes.clamped(to: taken)
    let shift = indent - taken.lowerBound
    return part.isEmpty ? nil : part.moved(by: shift)
  }
}

extension String {
  func part(_ bytes: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: bytes.lowerBound)
    return self[start..<utf8.index(start, offsetBy: bytes.count)]
  }
}

/// The text between blanks, and the number of blanks before it.
private struct Word {
  let gap: Int
  let bytes: Range<Int>
  let width: Int
}

/// Reads the words of a line; a blank with a combining mark does not count as a blank.
private struct WordReader {
  private let line: String
  private var reader: GlyphReader
  private var place = 0
  /// The number of blanks before the next word that are read already.
  private var gap = 0

  init(_ line: String, signs: TextSigns) {
    self.line = line
    reader = GlyphReader(line, signs: signs)
  }

  mutating func next() -> Word? {
    var start = place
    var width = 0
    var before = reader.index
    while let glyph = reader.next() {
      let end = place + line.utf8.distance(from: before, to: reader.index)
      before = reader.index
      defer { place = end }
      if glyph != .blank {
        width += glyph.width
      } else if start < place {
        defer { gap = 1 }
        return Word(gap: gap, bytes: start..<place, width: width)
      } else {
        gap += 1
        start = end
      }
    }
    return start < place ? Word(gap: gap, bytes: start..<place, width: width) : nil
  }
}

/// The pieces of a line, to which words are appended one after the other.
private struct Folding {
  private let columns: Int
  /// The indent of all pieces but the first.
  private let hanging: Int
  private(set) var lines: [FoldedLine]
  /// The width of the last piece.
  private var width: Int
  private var isBlank = true

  /// Creates a folding; however far the line is indented, words get more than half of the columns.
  init(columns: Int, indent: Int, hanging: Int) {
    let furthest = (columns - 1) / 2
    self.columns = columns
    self.hanging = min(indent + hanging, furthest)
    width = min(indent, furthest)
    lines = [FoldedLine(indent: width, taken: 0..<0)]
  }

  mutating func append(_ word: Word, of line: String, signs: TextSigns) {
    let gap = isBlank ? 0 : word.gap
    if width + gap + word.width <= columns {
      return add(word.bytes, width: gap + word.width)
    }
    var start = word.bytes.lowerBound
    let text = String(line.part(word.bytes))
    for piece in SafeText.wrapped(text, columns: columns - hanging, signs: signs) {
      if !isBlank { beginLine() }
      let end = start + piece.utf8.count
      add(start..<end, width: SafeText.width(of: piece, signs: signs))
      start = end
    }
  }

  private mutating func add(_ bytes: Range<Int>, width: Int) {
    let start = isBlank ? bytes.lowerBound : lines[lines.count - 1].taken.lowerBound
    lines[lines.count - 1].taken = start..<bytes.upperBound
    self.width += width
    isBlank = false
  }

  private mutating func beginLine() {
    lines.append(FoldedLine(indent: hanging, taken: 0..<0))
    width = hanging
    isBlank = true
  }
}

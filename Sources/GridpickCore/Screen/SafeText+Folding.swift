extension SafeText {
  /// Returns a line broken between words, and within words that are wider than the columns.
  ///
  /// Pieces after the first are indented `hanging` columns more than the line. Blanks within a
  /// piece stay as they are; blanks at a break are left out.
  package static func folded(
    _ line: String, columns: Int, hanging: Int, signs: TextSigns
  ) -> [String] {
    guard width(of: line, upTo: columns + 1, signs: signs) > columns else { return [line] }
    let words = Word.all(in: line, signs: signs)
    var folding = Folding(columns: columns, indent: words.first?.gap ?? 0, hanging: hanging)
    for word in words { folding.append(word, signs: signs) }
    return folding.lines
  }
}

/// The text between blanks, and the number of blanks before it.
private struct Word {
  let gap: Int
  let text: String
  let width: Int

  /// Returns the words of a line, which is read once, glyph by glyph.
  ///
  /// A blank that has a combining mark does not count as a blank.
  static func all(in line: String, signs: TextSigns) -> [Word] {
    var words: [Word] = []
    var reader = GlyphReader(line, signs: signs)
    var start = reader.index
    var gap = 0
    var width = 0
    func end(at index: String.Index) {
      guard start < index else { return }
      words.append(Word(gap: gap, text: String(line[start..<index]), width: width))
      gap = 0
      width = 0
    }
    var place = start
    while let glyph = reader.next() {
      if glyph == .blank {
        end(at: place)
        gap += 1
        start = reader.index
      } else {
        width += glyph.width
      }
      place = reader.index
    }
    end(at: place)
    return words
  }
}

/// The pieces of a line, to which words are appended one after the other.
private struct Folding {
  private let columns: Int
  /// The indent of all pieces but the first.
  private let hanging: Int
  private(set) var lines: [String]
  /// The width of the last piece.
  private var width: Int
  private var isBlank = true

  /// Creates a folding; however far the line is indented, words get more than half of the columns.
  init(columns: Int, indent: Int, hanging: Int) {
    let furthest = (columns - 1) / 2
    self.columns = columns
    self.hanging = min(indent + hanging, furthest)
    width = min(indent, furthest)
    lines = [String(repeating: " ", count: width)]
  }

  mutating func append(_ word: Word, signs: TextSigns) {
    let gap = isBlank ? 0 : word.gap
    if width + gap + word.width <= columns {
      add(String(repeating: " ", count: gap) + word.text, width: gap + word.width)
      return
    }
    for piece in SafeText.wrapped(word.text, columns: columns - hanging, signs: signs) {
      if !isBlank { beginLine() }
      add(piece, width: SafeText.width(of: piece, signs: signs))
    }
  }

  private mutating func add(_ text: String, width: Int) {
    lines[lines.count - 1] += text
    self.width += width
    isBlank = false
  }

  private mutating func beginLine() {
    lines.append(String(repeating: " ", count: hanging))
    width = hanging
    isBlank = true
  }
}

extension SafeText {
  /// A line broken between words, where it is wider than the columns, and within a word that is.
  ///
  /// What follows the first piece hangs so many columns further in than the line begins. Blanks within a
  /// piece stay as they are; those at a break are left out.
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

/// What stands between blanks, and how many of them are before it.
private struct Word {
  let gap: Int
  let text: String
  let width: Int

  /// Read once, glyph by glyph: a blank that a mark combines with is none.
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

/// Pieces of a line that words are put into, one after the other.
private struct Folding {
  private let columns: Int
  /// How far all pieces but the first are moved in.
  private let hanging: Int
  private(set) var lines: [String]
  /// Of the last piece.
  private var width: Int
  private var isBlank = true

  /// However far in a line begins, more than half of the columns are left for words.
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

extension SafeText {
  /// Returns a line broken between words, and within words that are wider than the columns.
  ///
  /// Pieces after the first are indented `hanging` columns more than the line. Blanks within a
  /// piece stay as they are; blanks at a break are left out.
  package static func folded(
    _ line: String, columns: Int, hanging: Int, signs: TextSigns
  ) -> [FoldedLine] {
    guard width(of: line, upTo: columns + 1, signs: signs) > columns else {
      return [FoldedLine(text: line)]
    }
    let words = Word.all(in: line, signs: signs)
    var folding = Folding(columns: columns, indent: words.first?.gap ?? 0, hanging: hanging)
    for word in words { folding.append(word, signs: signs) }
    return folding.lines
  }
}

/// A piece of a line: some blanks of indent, and then bytes of the line as they are.
package struct FoldedLine {
  package fileprivate(set) var text: String
  /// The number of blanks that are not taken from the line.
  fileprivate(set) var indent = 0
  /// The byte of the line that follows the indent.
  fileprivate(set) var start = 0

  /// The bytes of the line that the piece has.
  var taken: Range<Int> { start..<start + text.utf8.count - indent }

  /// Returns the bytes of this piece that some bytes of the line have become; nil if it has none of
  /// them.
  func bytes(of bytes: Range<Int>) -> Range<Int>? {
    let part = bytes.clamped(to: taken)
    let shift = indent - start
    return part.isEmpty ? nil : part.lowerBound + shift..<part.upperBound + shift
  }
}

/// The text between blanks, and the number of blanks before it.
private struct Word {
  let gap: Int
  let text: String
  /// The first byte of the text in the line.
  let start: Int
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
      let byte = line.utf8.distance(from: line.startIndex, to: start)
      words.append(Word(gap: gap, text: String(line[start..<index]), start: byte, width: width))
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
    lines = [FoldedLine(text: String(repeating: " ", count: width), indent: width)]
  }

  mutating func append(_ word: Word, signs: TextSigns) {
    let gap = isBlank ? 0 : word.gap
    if width + gap + word.width <= columns {
      add(
        String(repeating: " ", count: gap) + word.text, from: word.start, width: gap + word.width)
      return
    }
    var start = word.start
    for piece in SafeText.wrapped(word.text, columns: columns - hanging, signs: signs) {
      if !isBlank { beginLine() }
      add(piece, from: start, width: SafeText.width(of: piece, signs: signs))
      start += piece.utf8.count
    }
  }

  private mutating func add(_ text: String, from start: Int, width: Int) {
    if isBlank { lines[lines.count - 1].start = start }
    lines[lines.count - 1].text += text
    self.width += width
    isBlank = false
  }

  private mutating func beginLine() {
    lines.append(FoldedLine(text: String(repeating: " ", count: hanging), indent: hanging))
    width = hanging
    isBlank = true
  }
}

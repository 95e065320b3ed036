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
    var folding = Folding(line: line, columns: columns, hanging: hanging, signs: signs)
    var reader = GlyphReader(line, signs: signs)
    var word = (gap: 0, start: 0, width: 0)
    var place = 0
    while folding.lines.count <= most {
      let before = reader.index
      let glyph = reader.next()
      let end = place + line.utf8.distance(from: before, to: reader.index)
      // A blank with a combining mark does not count as a blank.
      if let glyph, glyph != .blank {
        word.width += glyph.width
      } else {
        if word.start < place {
          folding.append(word.start..<place, width: word.width, behind: word.gap)
          word = (0, place, 0)
        }
        word.gap += 1
        word.start = end
      }
      if glyph == nil { break }
      place = end
    }
    return folding.lines.isEmpty ? [FoldedLine(taken: 0..<0)] : folding.lines
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

/// The pieces of a line, to which words are appended one after the other.
private struct Folding {
  let line: String
  let columns: Int
  /// The indent of all pieces but the first.
  var hanging: Int
  let signs: TextSigns
  private(set) var lines: [FoldedLine] = []
  /// The width of the last piece.
  private(set) var width = 0

  private var isBlank: Bool { lines[lines.count - 1].taken.isEmpty }

  mutating func append(_ word: Range<Int>, width: Int, behind gap: Int) {
    if lines.isEmpty {
      // However far the line is indented, words get more than half of the columns.
      let furthest = (columns - 1) / 2
      hanging = min(gap + hanging, furthest)
      beginLine(indent: min(gap, furthest))
    }
    let gap = isBlank ? 0 : gap
    if self.width + gap + width <= columns { return add(word, width: gap + width) }
    var start = word.lowerBound
    let text = String(line.part(word))
    for piece in SafeText.wrapped(text, columns: columns - hanging, signs: signs) {
      if !isBlank { beginLine(indent: hanging) }
      let end = start + piece.utf8.count
      add(start..<end, width: SafeText.width(of: piece, signs: signs))
      start = end
    }
  }

  private mutating func add(_ bytes: Range<Int>, width: Int) {
    let start = isBlank ? bytes.lowerBound : lines[lines.count - 1].taken.lowerBound
    lines[lines.count - 1].taken = start..<bytes.upperBound
    self.width += width
  }

  private mutating func beginLine(indent: Int) {
    lines.append(FoldedLine(indent: indent, taken: 0..<0))
    width = indent
  }
}

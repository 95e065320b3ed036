/// A line of text that is safe to show: it cannot steer the terminal, and its width is certain.
package struct SafeText: Equatable, Sendable {
  package let glyphs: [Glyph]

  package let width: Int

  let ellipsis: Glyph

  /// Cuts a text between grapheme clusters, with an ellipsis (rule L7); the rest is not read.
  package init(_ text: String, fitting columns: Int = .max, signs: TextSigns = .unicode) {
    ellipsis = signs.ellipsis
    if let plain = PlainText.glyphs(of: text, fitting: columns, ellipsis: ellipsis) {
      glyphs = plain
      width = plain.count
      return
    }
    let columns = max(0, columns)
    var shown: [Glyph] = []
    shown.reserveCapacity(min(columns, text.utf8.count))
    var width = 0
    // The last end of a cluster that leaves a column for the ellipsis.
    var cut = (count: 0, width: 0)
    var reader = GlyphReader(text, signs: signs)
    while width <= columns, let glyph = reader.next() {
      shown.append(glyph)
      width += glyph.width
      if reader.isBetweenClusters, width < columns { cut = (shown.count, width) }
    }
    if width > columns {
      shown.removeSubrange(cut.count...)
      width = cut.width
      if columns > 0 {
        shown.append(ellipsis)
        width += ellipsis.width
      }
    }
    glyphs = shown
    self.width = width
  }

  package var saysNothing: Bool { glyphs.allSatisfy { $0 == ellipsis || $0 == .blank } }

  /// Returns the columns of each shown glyph and the index of its range; ranges must be in order.
  static func columns(
    of places: [Range<Int>], in text: String, fitting columns: Int, signs: TextSigns
  ) -> [(place: Int, columns: Range<Int>)] {
    let columns = max(0, columns)
    var reader = GlyphReader(text, signs: signs)
    var found: [(place: Int, columns: Range<Int>)] = []
    var left = places[...]
    var start = 0
    var (width, cut) = (0, 0)
    while width <= columns, let glyph = reader.next() {
      width += glyph.width
      if reader.isBetweenClusters, width < columns { cut = width }
      let end = text.utf8.distance(from: text.startIndex, to: reader.index)
      while let place = left.first, place.upperBound <= start { left.removeFirst() }
      if let place = left.first, place.overlaps(start..<end) {
        found.append((left.startIndex, width - glyph.width..<width))
      }
      start = end
    }
    let end = width > columns ? cut : width
    return found.filter { $0.columns.upperBound <= end }
  }

  /// Returns the width of the text, or `limit` if the text is at least that wide; reads no further.
  package static func width(
    of text: String, upTo limit: Int = .max, signs: TextSigns = .unicode
  ) -> Int {
    if let count = PlainText.count(of: text, upTo: limit) { return count }
    var width = 0
    var reader = GlyphReader(text, signs: signs)
    while width < limit, let glyph = reader.next() {
      width += glyph.width
    }
    return max(0, min(width, limit))
  }
}

extension SafeText {
  /// Breaks a line between words, or in words that are too wide; spaces at breaks are left out.
  ///
  /// It stops at `most + 1` pieces; the last one only signals that there are more.
  package static func folded(
    _ line: String, columns: Int, hanging: Int, upTo most: Int = .max, signs: TextSigns
  ) -> [FoldedLine] {
    guard width(of: line, upTo: columns + 1, signs: signs) > columns else {
      return [FoldedLine(taken: 0..<line.utf8.count)]
    }
    var lines: [FoldedLine] = []
    var reader = GlyphReader(line, signs: signs)
    // However far the line is indented, words get more than half of the columns.
    let furthest = (columns - 1) / 2
    var hanging = hanging
    while lines.count <= most {
      let gap = reader.skipBlanks()
      guard !reader.isAtEnd else { break }
      if lines.isEmpty { hanging = min(gap + hanging, furthest) }
      let indent = lines.isEmpty ? min(gap, furthest) : hanging
      let start = reader.byte
      reader.skipWords(fitting: columns - indent, orPart: columns - hanging)
      lines.append(FoldedLine(indent: indent, taken: start..<reader.byte))
    }
    return lines.isEmpty ? [FoldedLine(taken: 0..<0)] : lines
  }
}

extension GlyphReader {
  fileprivate mutating func skipBlanks() -> Int {
    var count = 0
    var ahead = self
    // A blank with a combining mark is another glyph.
    while ahead.next() == .blank {
      self = ahead
      count += 1
    }
    return count
  }

  /// Skips the words that fit, or as much of a wider word as has `part` columns, but some of it.
  fileprivate mutating func skipWords(fitting columns: Int, orPart part: Int) {
    var ahead = self
    var wordEnd = self
    var end: GlyphReader?
    var width = 0
    var isInFirstWord = true
    while let glyph = ahead.next() {
      width += glyph.width
      if glyph == .blank {
        isInFirstWord = false
        end = wordEnd
      }
      if width > columns, let end {
        self = end
        return
      }
      if glyph != .blank { wordEnd = ahead }
      if isInFirstWord, ahead.isBetweenClusters, width <= part || end == nil { end = ahead }
    }
    self = wordEnd
  }
}

/// A piece of a text on a line of its own: some blanks of indent, and then bytes of the text.
package struct FoldedLine: Equatable {
  var indent = 0
  var taken: Range<Int>

  package func text(of whole: String) -> String {
    String(repeating: " ", count: indent) + whole.part(taken)
  }

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

/// The symbols within texts: for cuts, and for characters that cannot be shown as they are.
package enum TextSigns: Hashable, Sendable {
  case unicode
  case ascii

  package var ellipsis: Glyph { self == .unicode ? "…" : "~" }

  package var ellipsisText: String { self == .unicode ? "…" : "~" }

  /// Returns the sign shown for a scalar that has no width, one column wide.
  func standIn(for scalar: Unicode.Scalar) -> Glyph {
    guard self == .unicode else { return Glyph("?") }
    return switch scalar.value {
    case 0..<0x20: Glyph(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{fffd}")
    case 0x7f: Glyph("\u{2421}")
    default: Glyph("\u{fffd}")
    }
  }

  func drawn(_ glyph: Glyph) -> Glyph { self == .unicode || glyph.ascii != nil ? glyph : "?" }
}

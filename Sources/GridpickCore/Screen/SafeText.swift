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

  /// Returns pieces no wider than `columns`, unless a single cluster is wider.
  static func wrapped(_ text: String, columns: Int, signs: TextSigns) -> [String] {
    var pieces: [String] = []
    var reader = GlyphReader(text, signs: signs)
    var start = reader.index
    var cluster = (start: start, width: 0)
    var room = columns
    while let glyph = reader.next() {
      cluster.width += glyph.width
      guard reader.isBetweenClusters else { continue }
      if cluster.width > room, start < cluster.start {
        pieces.append(String(text[start..<cluster.start]))
        start = cluster.start
        room = columns
      }
      room -= cluster.width
      cluster = (reader.index, 0)
    }
    return pieces + [String(text[start...])]
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

/// The pieces of a line, to which words are appended one after the other.
private struct Folding {
  let line: String
  let columns: Int
  var hanging: Int
  let signs: TextSigns
  private(set) var lines: [FoldedLine] = []
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

/// The symbols within texts: for cuts, and for characters that cannot be shown as they are.
package enum TextSigns: Hashable, Sendable {
  case unicode
  case ascii

  package var ellipsis: Glyph {
    switch self {
    case .unicode: Glyph("…")
    case .ascii: Glyph("~")
    }
  }

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

  func drawn(_ glyph: Glyph) -> Glyph {
    switch self {
    case .unicode: glyph
    case .ascii: (0x20..<0x7f).contains(glyph.rawValue) ? glyph : Glyph("?")
    }
  }
}

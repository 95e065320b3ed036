/// The columns of a text's bytes, if the text is drawn from column 0 on.
struct TextRuler {
  /// The first byte and column of each cluster, and the end; nil if each byte takes one column.
  private let marks: [(byte: Int, column: Int)]?
  let width: Int

  /// Measures a text up to the byte `end`, and then as many columns as `columns` more.
  init(_ text: String, upTo end: Int, andMore columns: Int, signs: TextSigns) {
    if let count = PlainText.count(of: text, upTo: .max) {
      marks = nil
      width = count
      return
    }
    var marks = [(byte: 0, column: 0)]
    var reader = GlyphReader(text, signs: signs)
    var column = 0
    var left = columns
    while left > 0, let glyph = reader.next() {
      column += glyph.width
      guard reader.isBetweenClusters else { continue }
      let byte = text.utf8.distance(from: text.startIndex, to: reader.index)
      let last = marks.count - 1
      if byte > end { left -= column - marks[last].column }
      // All columns of a tab have one byte.
      if byte == marks[last].byte { marks.removeLast() }
      marks.append((byte, column))
    }
    self.marks = marks
    width = column
  }

  func columns(of bytes: Range<Int>) -> Range<Int> {
    guard let marks else { return bytes }
    let first = marks.indices.partitionPoint { marks[$0].byte <= bytes.lowerBound } - 1
    let end = marks.indices.partitionPoint { marks[$0].byte < bytes.upperBound }
    return marks[first].column..<marks[min(end, marks.count - 1)].column
  }

  /// Returns the bytes of the clusters that lie whole within some columns.
  func bytes(within columns: Range<Int>) -> Range<Int> {
    let columns = columns.clamped(to: 0..<width)
    guard let marks else { return columns }
    let first = marks.indices.partitionPoint { marks[$0].column < columns.lowerBound }
    let end = marks.indices.partitionPoint { marks[$0].column <= columns.upperBound } - 1
    return marks[first].byte..<marks[max(first, end)].byte
  }
}

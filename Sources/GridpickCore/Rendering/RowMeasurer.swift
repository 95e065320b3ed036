/// A measurer of the lines that wrapped rows need (rule S4).
struct RowMeasurer {
  /// The most items that are measured; of very wide rows only the first ones are.
  private static let mostItems = 20_000

  private let content: Grid
  private let look: Look
  private let placement: Placement
  private let wrapping: Wrapping

  init(_ content: Grid, look: Look, in placement: Placement) {
    self.content = content
    self.look = look
    self.placement = placement
    // In a single column only the indent separates further lines of an item from the next item.
    wrapping = Wrapping(
      hanging: content.columnCount == 1 ? 2 : 0,
      mostLines: max(1, placement.pagers.section.view / 3))
  }

  /// Measures rows; without a `usual` number of lines their mean is used.
  func rows(_ rows: Range<Int>, usual: Int? = nil) -> WrappedRows {
    let track = placement.pagers.item(in: 0).track
    let columns = min(track.count, max(1, Self.mostItems / max(1, rows.count)))
    let widths = (0..<columns).map { placement.room(ofColumn: $0, in: track.span(of: $0)).count }
    let lines = rows.map { self.lines(ofRow: $0, widths) }
    let mean = (lines.reduce(0, +) + lines.count / 2) / max(1, lines.count)
    return WrappedRows(
      first: rows.lowerBound, lines: lines, usual: usual ?? max(1, mean), wrapping: wrapping)
  }

  private func lines(ofRow row: Int, _ widths: [Int]) -> Int {
    var most = 1
    for index in 0..<min(widths.count, content.itemCount(inSection: row))
    where most < wrapping.mostLines {
      guard let item = content.item(at: Position(section: row, index: index)) else { continue }
      let style = look.style(of: item, inSection: row, of: content)
      let (columns, signs) = (widths[index], look.signs.text)
      let lines =
        style.isText
        ? wrapping.lines(of: item.label, columns: columns, upTo: wrapping.mostLines, signs: signs)
          .lines.count
        : style.pitch(item, signs, columns).lines
      most = max(most, min(wrapping.mostLines, lines))
    }
    return most
  }
}

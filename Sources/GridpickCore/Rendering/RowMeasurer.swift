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

  /// Returns the placement with some rows as high as they need, and others of the usual height.
  ///
  /// The mean of the rows that are measured first is the usual height.
  func wrapped(_ rows: Range<Int>) -> Placement {
    let items = placement.pagers.item(in: 0).track
    let columns = min(items.count, max(1, Self.mostItems / max(1, rows.count)))
    let widths = (0..<columns).map { placement.room(ofColumn: $0, in: items.span(of: $0)).count }
    let lines = rows.map { self.lines(ofRow: $0, widths) }
    let mean = (lines.reduce(0, +) + lines.count / 2) / max(1, lines.count)
    let track = placement.pagers.section.track
    var wrapped = placement
    wrapped.pagers.section.track = Track(
      count: track.count, pitch: placement.wrapping == nil ? mean : track.pitch, measured: lines,
      from: rows.lowerBound, start: track.start)
    wrapped.wrapping = wrapping
    return wrapped
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

extension Scene {
  /// The row of a section's cells; nil if nothing is painted, or each item is a row of its own.
  func paintedRow(ofSection section: Int) -> Painting.Row? {
    guard let painting, !content.itemsAreRows else { return nil }
    return content.id(at: Position(section: section, index: 0))
      .flatMap(painting.grid.position).map { painting.row(ofRecord: $0.section) }
  }
}

extension CellStyle.Drawing {
  /// Paints a cell as the rules say; the current cell shows no paint.
  mutating func paint(
    by painting: Painting, at position: Position, in row: Painting.Row?, of scene: Scene
  ) {
    guard !isCurrent, item != nil else { return }
    let content = scene.content
    let label = content.record.map { $0.label ?? scene.columnTotal }
    paint(
      by: painting, column: label ?? scene.dataColumn(position.index),
      in: row ?? content.row(at: position).map(painting.row), scene.paintedAt)
  }

  /// Paints a cell of a column; a rule of the user takes the data's own styles out of the label.
  mutating func paint(
    by painting: Painting, column: Int, in row: Painting.Row?, _ now: Duration?
  ) {
    guard painting.mayPaint(column, in: row), let item,
      let cell = painting.cell(item, column: column, in: row, now: now)
    else { return }
    painted = cell
    if cell.isAsked, !item.labelStyles.isEmpty { self.item?.labelStyles = [] }
  }
}

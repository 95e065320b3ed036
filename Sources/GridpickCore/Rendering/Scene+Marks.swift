extension Scene {
  var marksNote: String? { marks.isEmpty ? nil : "\(marks.count) marked" }
  var sumNote: String? { markedSum.map { "\(look.signs.sum) \($0)" } }

  /// The sign of a section or column stands at its title if that is shown, a row's in its gutter.
  func carriesSign(_ position: Position, isFirst: Bool) -> Bool {
    guard !placement.hasGutter else { return false }
    if content.itemsAreRows { return true }
    return switch marks.unit {
    case .item: true
    case .section:
      placement.titles == .nowhere || isFirst && content.sectionTitle(position.section) == nil
    case .column: placement.titles != .panes || content.columnTitle(position.index) == nil
    }
  }

  func isMarked(_ axis: GridAxis, _ page: Int) -> Bool {
    guard !marks.isEmpty else { return false }
    guard axis == .section else { return marksColumn(page) }
    return !placement.hasGutter && marksSection(page)
  }

  /// Returns true if an item is marked, alone or with its whole section or column.
  func isMarked(_ position: Position) -> Bool {
    guard !marks.isEmpty else { return false }
    switch marks.unit {
    case .section where content.itemsAreRows:
      return content.id(at: position).map(marks.marks) ?? false
    case .item: return content.id(at: position).map(marks.contains) ?? false
    case .section: return marksSection(position.section)
    case .column: return marksColumn(position.index)
    }
  }

  func drawGutter(on canvas: inout Canvas) {
    guard placement.hasGutter, !marks.isEmpty else { return }
    let column = 1
    for section in placement.visibleSections(at: offsets) {
      let lines = placement.cells(of: section, offsets: offsets).clamped(to: panes.body.lines)
      guard let line = lines.first, isMarked(Position(section: section, index: 0)) else { continue }
      let row = ScreenRect(lines: lines, columns: column..<panes.body.columns.upperBound)
      canvas.restyle(row) { look.theme.marked($0) }
      let place = ScreenPoint(line: line, column: column)
      canvas.drawMark(at: place, over: look.theme.marked(.plain), look.ink)
    }
  }

  private func marksSection(_ section: Int) -> Bool {
    guard marks.unit == .section, !content.itemsAreRows else { return false }
    let count = max(1, content.itemCount(inSection: section))
    let id = (0..<count).lazy.compactMap { content.id(at: Position(section: section, index: $0)) }
      .first
    return id.map { marks.places.contains($0.section) } ?? false
  }

  private func marksColumn(_ index: Int) -> Bool {
    marks.unit == .column && marks.places.contains(dataColumn(index))
  }
}

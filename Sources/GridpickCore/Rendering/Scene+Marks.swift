/// The marks, and the cells and titles that carry their signs.
extension Scene {
  /// The number of marks, in words; nil if nothing is marked.
  var marksNote: String? { marks.isEmpty ? nil : "\(marks.count) marked" }

  /// Returns true if a cell carries the sign of a mark.
  ///
  /// The sign of a marked section or column stands at its title instead, if that title is shown.
  func isMarked(_ position: Position, isFirst: Bool) -> Bool {
    guard !marks.isEmpty else { return false }
    switch marks.unit {
    case .item: return isTinted(position)
    case .section:
      let isShown = isFirst || placement.titles == .nowhere
      return isShown && marksSection(position.section)
        && (placement.titles == .nowhere || content.sectionTitle(position.section) == nil)
    case .column:
      return marksColumn(position.index)
        && (placement.titles != .panes || content.columnTitle(position.index) == nil)
    }
  }

  /// Returns true if a section or a column is marked as a whole.
  func isMarked(_ axis: GridAxis, _ page: Int) -> Bool {
    guard !marks.isEmpty else { return false }
    return axis == .section ? marksSection(page) : marksColumn(page)
  }

  /// Returns true if an item is marked, alone or with its whole section or column.
  func isTinted(_ position: Position) -> Bool {
    guard !marks.isEmpty else { return false }
    switch marks.unit {
    case .item: return content.id(at: position).map(marks.contains) ?? false
    case .section: return marksSection(position.section)
    case .column: return marksColumn(position.index)
    }
  }

  private func marksSection(_ section: Int) -> Bool {
    guard marks.unit == .section else { return false }
    let count = max(1, content.itemCount(inSection: section))
    let id = (0..<count).lazy.compactMap { content.id(at: Position(section: section, index: $0)) }
      .first
    return id.map { marks.places.contains($0.section) } ?? false
  }

  private func marksColumn(_ index: Int) -> Bool {
    marks.unit == .column && marks.places.contains(dataColumn(index))
  }
}

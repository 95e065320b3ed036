import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickScreen

/// What is marked, and where a sign says so.
extension Scene {
  /// How many things are marked; nil where none is.
  var marksNote: String? { marks.isEmpty ? nil : "\(marks.count) marked" }

  /// Whether a cell has the sign: of what is marked as a whole the title has it, where that is shown.
  func isMarked(_ position: Position, isFirst: Bool) -> Bool {
    guard !marks.isEmpty else { return false }
    switch marks.unit {
    case .item: return content.id(at: position).map(marks.contains) ?? false
    case .section:
      let isShown = isFirst || placement.titles == .nowhere
      return isShown && marksSection(position.section)
        && (placement.titles == .nowhere || content.sectionTitle(position.section) == nil)
    case .column:
      return marksColumn(position.index)
        && (placement.titles != .panes || content.columnTitle(position.index) == nil)
    }
  }

  /// Whether a page along an axis is marked as a whole.
  func isMarked(_ axis: GridAxis, _ page: Int) -> Bool {
    guard !marks.isEmpty else { return false }
    return axis == .section ? marksSection(page) : marksColumn(page)
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

/// The state of the view, as a program can read it (rule U13).
extension PickerState {
  /// The lines and columns by which the view is scrolled from its start.
  package var scrolled: ScreenPoint {
    let offsets = offsets
    func offset(_ axis: GridAxis) -> Int {
      axis == .section ? offsets.section : offsets.item(in: position?.section ?? 0)
    }
    return ScreenPoint(
      line: offset(placement.gridAxis(along: .vertical)),
      column: offset(placement.gridAxis(along: .horizontal)))
  }

  /// True if no page of the vertical axis follows that of the current item.
  package var isAtEnd: Bool {
    guard let position else { return false }
    return switch placement.gridAxis(along: .vertical) {
    case .section: position.section == content.sectionCount - 1
    case .item: position.index == content.itemCount(inSection: position.section) - 1
    }
  }
}

// The view and the words after the user has asked for an order (rules L13, S2).

extension PickerState {
  /// Goes to the top of an order that the user has asked for, if the user has never left the top.
  mutating func showTop(of axis: GridAxis) {
    guard !browsing.hasLeftTop, !isNarrowed, let position else { return }
    // The rows of a list, or records in a row or in groups, are items of sections.
    let axis = content.record == nil ? axis : .item
    let vertical = placement.gridAxis(along: .vertical)
    guard content.flow != nil || axis == vertical else { return }
    var top = position
    top[vertical] = 0
    if content.flow != nil { top = Position(section: 0, index: 0) }
    go(to: top, lookingAhead: [])
  }

  func note(on sorting: Sorting) -> Remark {
    let sign = signs.order(isDescending: sorting.isDescending).text
    let head: Remark.Words =
      sortedName(of: sorting.key).map { "sorted by \(name: $0)\(name: " " + sign)" }
      ?? "sorted \(name: sign)"
    // Records that are items are sorted by the next column, and turned by another key.
    if content.record != nil {
      return Remark(head, tails: keyName("sort-columns").map { ["\(key: $0) reverses"] } ?? [])
    }
    guard let key = keyName(sorting.axis == .section ? "sort" : "sort-columns") else {
      return Remark(head)
    }
    return sorting.isDescending
      ? Remark(head, "\(key: key) resets order")
      : Remark(head, "\(key: key) reverses", "then original order")
  }

  func sortedName(of key: Sorting.Key) -> String? {
    switch key {
    case .column(let column): data.columnTitle(column)
    case .section(let section): data.sectionTitle(section)
    case .number: nil
    }
  }
}

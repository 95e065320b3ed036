extension PickerState {
  /// Sorts the records within their groups by the next column that they show, or turns the order.
  ///
  /// After the last column the records stand as they came.
  mutating func sortRecords(of groups: GroupedGrid, turning: Bool) {
    view.awaitedSort = []
    let asked = view.orders.item.asked
    if turning {
      guard let asked else {
        browsing.doneNote = Remark(
          "nothing to reverse",
          tails: keyName(.sort(.section)).map { ["\(key: $0) sorts"] } ?? [])
        return
      }
      return ask(for: Sorting(by: asked.key, isDescending: !asked.isDescending), .item)
    }
    var place = 0
    if case .records(let column) = asked?.key {
      place = (groups.shownColumns.firstIndex(of: column) ?? -1) + 1
    }
    let next = groups.shownColumns.dropFirst(place).first
    ask(for: next.map { Sorting(by: .records($0)) }, .item)
  }
}

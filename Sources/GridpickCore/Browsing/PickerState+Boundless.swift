import GridpickModel

extension PickerState {
  /// So many items of a program are gone through at most, each of which is asked for.
  package static let mostGoneThrough = 2_000_000

  /// Says so where more items than anyone goes through would have to be; answers whether that is so.
  mutating func refusesAsBoundless(sections: Int? = nil, columns: Int? = nil) -> Bool {
    guard case .grid(let grid) = data, grid.store.isCostly else { return false }
    let (count, isMore) = (sections ?? grid.sectionCount)
      .multipliedReportingOverflow(by: columns ?? grid.columnCount)
    let refuses = isMore || count > Self.mostGoneThrough
    if refuses { browsing.doneNote = "too many items for that" }
    return refuses
  }
}

extension PickerState {
  /// The most items of a program that an action goes through, because each item must be asked for.
  package static let mostGoneThrough = 2_000_000

  /// Returns true, and shows a note, if an action would go through too many items that cost to be
  /// asked for.
  mutating func refusesAsBoundless(sections: Int? = nil, columns: Int? = nil) -> Bool {
    let refuses = isBoundless(sections: sections, columns: columns)
    if refuses { browsing.doneNote = "too many items for that" }
    return refuses
  }

  /// Returns true if there are too many items that cost to be asked for.
  func isBoundless(sections: Int? = nil, columns: Int? = nil) -> Bool {
    guard case .grid(let grid) = data, grid.store.isCostly else { return false }
    let (count, isMore) = (sections ?? grid.sectionCount)
      .multipliedReportingOverflow(by: columns ?? grid.columnCount)
    return isMore || count > Self.mostGoneThrough
  }
}

extension PickerState {
  /// The most items of a program that an action goes through at once, and find and sorting of a
  /// source, because each item must be asked for.
  package static let mostGoneThrough = 2_000_000
  /// The most items of a source's row that find goes through.
  package static let mostSoughtInRow = 10_000

  /// Returns true, and shows a note, if an action would have to ask for too many items.
  mutating func refusesAsBoundless(sections: Int? = nil, columns: Int? = nil) -> Bool {
    let refuses = isBoundless(sections: sections, columns: columns)
    if refuses { browsing.doneNote = "too many items for that" }
    return refuses
  }

  /// Returns true if items cost to be asked for, and there are too many of them.
  func isBoundless(sections: Int? = nil, columns: Int? = nil) -> Bool {
    guard !data.isList, data.isCostly else { return false }
    let (count, isMore) = (sections ?? data.sectionCount)
      .multipliedReportingOverflow(by: columns ?? data.columnCount)
    return isMore || count > Self.mostGoneThrough
  }

  /// The name of the part of a source's items that find goes through; nil if that is all of them.
  var soughtPart: String? {
    guard data.isVast, !data.isSearchedByProgram else { return nil }
    if isBoundless(columns: min(data.columnCount, Self.mostSoughtInRow)) {
      return "the first \(Self.mostGoneThrough.inThousands)"
    }
    return data.columnCount > Self.mostSoughtInRow
      ? "the first \(Self.mostSoughtInRow.inThousands) of each row" : nil
  }
}

extension Int {
  fileprivate var inThousands: String {
    guard self >= 1_000 else { return String(self) }
    return (self / 1_000).inThousands + "," + String(self % 1_000 + 1_000).dropFirst()
  }
}

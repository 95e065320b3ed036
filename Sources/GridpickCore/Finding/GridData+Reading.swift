extension GridData {
  /// True if `readRecords` is faster than to ask for each item.
  package var readsRecordsFast: Bool {
    switch self {
    case .list(let list): list.readsRecordsFast
    case .grid(let grid): grid.readsRecordsFast
    }
  }

  /// Passes on all shown texts of sections, or of items of a list, until `body` returns false.
  package func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) {
    switch self {
    case .list(let list): list.readRecords(numbers, body)
    case .grid(let grid): grid.readRecords(numbers, body)
    }
  }
}

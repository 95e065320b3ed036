/// A reader that goes through data item by item, used for data that offers nothing faster.
struct ItemReading: RecordReading {
  let data: GridData

  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (Visit) -> Void) -> Bool
  ) {
    for number in numbers {
      let goesOn = body(.hidden) { visit in
        switch data {
        case .list(let list):
          _ = list.item(at: ItemID(ofList: Int(number)), .searched)?.visitTexts(at: 0, visit)
        case .grid(let grid): grid.readItems(ofSection: Int(number), visit)
        }
      }
      guard goesOn else { return }
    }
  }
}

extension GridData {
  /// The fastest reader for this data; `isFast` is true if it is faster than item by item.
  package var reading: (way: any RecordReading, isFast: Bool) {
    let own =
      switch self {
      case .list(let list): list as? any RecordReading
      case .grid(let grid): grid.recordReading
      }
    return own.map { ($0, true) } ?? (ItemReading(data: self), false)
  }
}

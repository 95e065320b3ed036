import GridpickModel

extension GridData {
  /// What is marked of it: what would be picked (rule M1).
  func unit(_ options: MarkOptions?) -> Marks.Unit {
    guard case .grid(let grid) = self, let options else { return .item }
    let picksRecords = grid.store.picksRecords && !grid.store.itemsStandAlone
    return options.unit == .item && picksRecords ? .section : options.unit
  }

  var isList: Bool { flatList != nil }

  var flatList: (any ItemList)? {
    if case .list(let list) = self { list } else { nil }
  }

  /// Whether it may be what an earlier part of the same input was the beginning of: there is only more
  /// of what arrives, unless the input turns out to be something else than it seemed.
  func mayContinue(_ earlier: GridData) -> Bool {
    switch (self, earlier) {
    case (.list, .list): count >= earlier.count
    case (.grid(let grid), .grid(let before)):
      count >= earlier.count && grid.hasColumns(of: before)
    case (.list, .grid), (.grid, .list): false
    }
  }
}

extension Grid {
  /// Whether it has all columns of an earlier part, as far as their titles tell: what is cut by blanks may
  /// be cut otherwise once there is more of it.
  fileprivate func hasColumns(of before: Grid) -> Bool {
    columnCount >= before.columnCount
      && (0..<min(before.columnCount, 100)).allSatisfy { columnTitle($0) == before.columnTitle($0) }
  }

  /// The section that came in as this line, which was an item of a list before; some lines above it may
  /// have become titles.
  func section(ofLine number: Int, _ line: [UInt8]) -> Int? {
    (max(0, number - 3)...number).first { section in
      section < sectionCount && itemCount(inSection: section) > 0
        && store.record(at: ItemID(section: section, index: 0)) == line
    }
  }
}

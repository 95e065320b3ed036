struct EmptyGrid: SourceGrid {
  var sectionCount: Int { 0 }
  var columnCount: Int { 0 }

  func itemCount(inSection section: Int) -> Int { 0 }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { nil }
  func value(at id: ItemID) -> [UInt8] { [] }
}

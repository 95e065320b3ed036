import GridpickCore

struct JSONItemList: ItemList, JSONItems {
  let source: SourceText
  let fields: JSONFields
  let index: JSONIndex
  let longValues: LongValues

  var count: Int { index.itemCount }
  var mayHaveGaps: Bool { true }

  func value(at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: index.offset(ofItem: id.index), knowing: longValues)
  }
}

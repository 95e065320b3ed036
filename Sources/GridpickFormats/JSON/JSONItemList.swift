import GridpickModel

/// A flat list of JSON items, each decoded from its own text when asked.
struct JSONItemList: ItemList, OwnItems {
  let source: SourceText
  let fields: FieldNames
  let index: JSONIndex

  var count: Int { index.itemCount }

  func item(at id: ItemID) -> GridItem? {
    source.withBytes { item(at: id, in: $0).shown }
  }

  func value(at id: ItemID) -> [UInt8] {
    source.withBytes { item(at: id, in: $0).content }
  }

  func json(at id: ItemID) -> [UInt8]? {
    source.withBytes { item(at: id, in: $0).json }
  }

  func record(at id: ItemID) -> [UInt8] {
    source.withBytes { Array(JSONValue($0, at: index.offset(ofItem: id.index)).source) }
  }

  func identity(at id: ItemID) -> [UInt8]? {
    source.withBytes { JSONValue($0, at: index.offset(ofItem: id.index)).identity }
  }

  private func item(at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>) -> JSONItem {
    JSONItem(JSONValue(bytes, at: index.offset(ofItem: id.index)), fields: fields)
  }
}

import GridpickModel

/// A flat list of JSON items, each decoded from its own text when asked.
struct JSONItemList: ItemList {
  let source: SourceText
  let fields: FieldNames
  let index: JSONIndex

  var count: Int { index.itemCount }

  func item(at index: Int) -> GridItem? {
    source.withBytes { item(at: index, in: $0).shown }
  }

  func value(at index: Int) -> [UInt8] {
    source.withBytes { item(at: index, in: $0).content }
  }

  func json(at index: Int) -> [UInt8]? {
    source.withBytes { item(at: index, in: $0).json }
  }

  func record(at index: Int) -> [UInt8] {
    source.withBytes { Array(JSONValue($0, at: self.index.offset(ofItem: index)).source) }
  }

  func identity(at index: Int) -> [UInt8]? {
    source.withBytes { JSONValue($0, at: self.index.offset(ofItem: index)).identity }
  }

  private func item(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONItem {
    JSONItem(JSONValue(bytes, at: self.index.offset(ofItem: index)), fields: fields)
  }
}

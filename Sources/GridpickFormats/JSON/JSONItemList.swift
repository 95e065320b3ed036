import GridpickModel

/// A flat list of JSON items, each decoded from its own text when asked.
struct JSONItemList: ItemList {
  let source: SourceText
  let fields: FieldNames
  let index: JSONIndex
  let longValues: LongValues
  var extent = TextExtent.seen

  var count: Int { index.itemCount }

  func item(at index: Int) -> GridItem? {
    source.withBytes { item(at: index, in: $0).shown(extent) }
  }

  func value(at index: Int) -> [UInt8] {
    beginning(ofValueAt: index, count: .max)
  }

  func beginning(ofValueAt index: Int, count: Int) -> [UInt8] {
    source.withBytes { item(at: index, in: $0).content(upTo: count) }
  }

  var unabridged: any ItemList {
    var list = self
    list.extent = .whole
    return list
  }

  func json(at index: Int) -> [UInt8]? {
    source.withBytes { item(at: index, in: $0).json }
  }

  func record(at index: Int) -> [UInt8] {
    source.withBytes { Array(value(at: index, in: $0).source) }
  }

  func identity(at index: Int) -> [UInt8]? {
    source.withBytes { value(at: index, in: $0).identity }
  }

  private func item(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONItem {
    JSONItem(value(at: index, in: bytes), fields: fields)
  }

  private func value(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue {
    JSONValue(bytes, at: self.index.offset(ofItem: index), knowing: longValues)
  }
}

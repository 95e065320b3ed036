import GridpickCore

/// Items that are JSON values, each decoded from its own text when it is asked for.
protocol JSONItems: Source {
  var source: SourceText { get }
  var fields: JSONFields { get }
  func value(at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>) -> JSONValue
}

extension JSONItems {
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    source.withBytes { item(at: id, in: $0).shown(extent) }
  }

  func hasItem(at id: ItemID) -> Bool {
    source.withBytes { !value(at: id, in: $0).isNull }
  }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    source.withBytes { item(at: id, in: $0).content(upTo: count) }
  }

  func json(at id: ItemID) -> [UInt8]? {
    source.withBytes { item(at: id, in: $0).json }
  }

  func record(at id: ItemID) -> [UInt8] {
    source.withBytes { Array(value(at: id, in: $0).source) }
  }

  func identity(at id: ItemID) -> [UInt8]? {
    source.withBytes { value(at: id, in: $0).identity(by: fields.id) }
  }

  private func item(at id: ItemID, in bytes: UnsafeBufferPointer<UInt8>) -> JSONItem {
    JSONItem(value(at: id, in: bytes), fields: fields)
  }
}

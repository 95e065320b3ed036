import GridModel

/// A flat list of JSON items, each decoded from its own text when asked.
struct JSONItemList: ItemList {
  let source: SourceText
  let fields: FieldNames
  let offsets: [Int]

  var count: Int { offsets.count }

  func item(at index: Int) -> GridItem? {
    source.withBytes { JSONItem(JSONValue($0, at: offsets[index]), fields: fields).shown }
  }

  func value(at index: Int) -> [UInt8] {
    source.withBytes { JSONItem(JSONValue($0, at: offsets[index]), fields: fields).content }
  }
}

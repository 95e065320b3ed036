import GridpickCore

/// A JSON object as a single column: a row for each value, titled by the path of keys to the value.
struct JSONMembers: Source {
  /// The object as the only record.
  let object: JSONRecords
  let rowTitles: Bool

  var sectionCount: Int { object.sectionCount == 0 ? 0 : object.columns.count }
  var columnCount: Int { 1 }
  var itemsStandAlone: Bool { true }
  func itemCount(inSection section: Int) -> Int { 1 }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    rowTitles ? object.columns.title(of: section, extent) : nil
  }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { object.item(at: own(id), extent) }
  func hasItem(at id: ItemID) -> Bool { object.hasItem(at: own(id)) }
  func value(at id: ItemID) -> [UInt8] { object.value(at: own(id)) }
  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    object.beginning(ofValueAt: own(id), count: count)
  }
  func record(at id: ItemID) -> [UInt8] { object.record(at: own(id)) }
  func json(at id: ItemID) -> [UInt8]? { object.json(at: own(id)) }

  private func own(_ id: ItemID) -> ItemID { ItemID(section: 0, index: id.section) }
}

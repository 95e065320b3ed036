/// What has been found since it was last told: items, and the sections or records they stand in.
struct JSONBatch {
  /// One section, or one record, that is whole.
  struct Section {
    /// Where its own value begins.
    var start: Int
    /// Where the string begins that is its title.
    var title: Int?
    /// Its style, by its number in a `JSONStyleTable`.
    var style: Int?
    /// How many items of the batch there are up to and with it.
    var itemEnd: Int
  }

  /// Where each item begins.
  var items: [Int] = []
  /// The column of each item, where items are fields of records.
  var columns: [Int] = []
  var sections: [Section] = []

  var isLarge: Bool { sections.count >= 64 || items.count >= 512 }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    sections.removeAll(keepingCapacity: true)
  }
}

import GridpickCore
import GridpickFormats

extension CommandOptions {
  private static let groupLayouts: [Layout] = [.tabs, .shelves, .cards, .grid]

  /// Throws if an option means nothing for groups of records; an item of them is a record already.
  mutating func setUpGroups() throws(UsageError) {
    let given = FieldNames()
    if reading.fields.label != given.label { picker.label = ColumnName(reading.fields.label) }
    if reading.fields.detail != given.detail { picker.detail = ColumnName(reading.fields.detail) }
    guard groupBy != nil else { return }
    if let layout, !Self.groupLayouts.contains(layout) {
      let names = OptionTable.oneOf(Self.groupLayouts.map(\.name))
      throw UsageError(message: "--layout: groups are shown as \(names), not as \(layout.name)")
    }
    if picker.picks == .column {
      throw UsageError(message: "--pick: records in groups have no columns to pick")
    }
  }

  var grouping: Grouping? {
    guard var grouping = groupBy else { return nil }
    grouping.sort = groupSort
    return grouping
  }
}

extension ColumnName {
  init(_ key: [UInt8]) { self.init(String(decoding: key, as: UTF8.self)) }
}

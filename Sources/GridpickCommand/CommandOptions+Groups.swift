import GridpickCore
import GridpickFormats

extension CommandOptions {
  private static let groupLayouts: [Layout] = [.tabs, .shelves, .grid]

  /// Throws if an option means nothing for groups of records; an item of them is a record already.
  mutating func setUpGroups() throws(UsageError) {
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
    let given = FieldNames()
    grouping.sort = groupSort
    grouping.only = picker.only
    if reading.fields.label != given.label { grouping.label = ColumnName(reading.fields.label) }
    if reading.fields.detail != given.detail { grouping.detail = ColumnName(reading.fields.detail) }
    return grouping
  }
}

extension ColumnName {
  init(_ key: [UInt8]) { self.init(String(decoding: key, as: UTF8.self)) }
}

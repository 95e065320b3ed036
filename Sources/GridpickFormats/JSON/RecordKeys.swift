import GridpickModel

/// The keys of JSON records in the order in which they were first seen: what their columns are called.
struct RecordKeys {
  private let keys: [[UInt8]]
  /// How many leading keys are of titles rather than of items: one or none.
  let titleCount: Int

  init(_ keys: [[UInt8]], rowTitles: Bool) {
    self.keys = keys
    // A single column is what there is to pick from, not the title of nothing.
    titleCount = rowTitles && keys.count > 1 ? 1 : 0
  }

  /// How many columns there are.
  var count: Int { keys.count - titleCount }

  /// The key of the titles; nil where there are none.
  var titleKey: [UInt8]? { titleCount == 0 ? nil : keys[0] }

  subscript(column: Int) -> [UInt8] { keys[column + titleCount] }

  var sectionTitleName: String? { titleKey.map { String(decoding: $0, as: UTF8.self) } }

  func columnTitle(_ column: Int, _ extent: TextExtent) -> String? {
    column < count ? extent.text(of: self[column]) : nil
  }
}

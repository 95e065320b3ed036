/// The rows of an arrangement whose labels are wrapped (rule S4).
extension Arrangement {
  /// True if labels are wrapped.
  var isWrapped: Bool { placement.wrapping != nil }

  /// Measures the rows that the view is about to show, if rows are wrapped.
  mutating func wrapRows(around outlook: Outlook, by settings: PickerSettings) {
    let last = max(0, outlook.section)
    let first = max(0, last + 1 - placement.pagers.section.view)
    wrapRows(around: first..<last + 1, by: settings)
  }

  /// Measures the rows that are measured in another placement, in columns of other widths.
  mutating func wrapRows(like other: Placement, by settings: PickerSettings) {
    guard other.rows != nil else { return }
    wrap(other.pagers.section.track.measuredPages, by: settings)
  }

  /// Measures some rows and those around them, if rows are wrapped.
  mutating func wrapRows(around rows: Range<Int>, by settings: PickerSettings) {
    guard view.wraps(by: settings), canWrap(settings) else { return }
    wrap(placement.measurableRows(around: rows, costly: content.store.isCostly), by: settings)
  }

  private mutating func wrap(_ rows: Range<Int>, by settings: PickerSettings) {
    let measurer = RowMeasurer(content, look: settings.look, in: placement)
    placement = placement.wrapping(measurer.rows(rows, usual: placement.rows?.usual))
  }

  /// Returns true if rows can be wrapped: in a sheet, and in a list of one column.
  private func canWrap(_ settings: PickerSettings) -> Bool {
    let layout = settings.layout
    return layout.sectionAxis == .vertical && settings.linkage == .shared
      && layout.pitch == .needed && !layout.sizesSections && settings.options.layout.cell == nil
      && (layout.hasRecords || content.columnCount == 1)
  }
}

extension GridView {
  /// Returns true if rows are wrapped where they can be.
  func wraps(by settings: PickerSettings) -> Bool { wraps ?? settings.options.wraps }
}

extension ItemList {
  /// True if some of the first items have several lines, which need a row of their own.
  var hasLineBreaks: Bool {
    (0..<min(count, GridMeasurer.sampleSize)).contains {
      item(at: ItemID(ofList: $0))?.label.utf8.contains(UInt8(ascii: "\n")) == true
    }
  }
}

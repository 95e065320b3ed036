/// The rows of an arrangement whose labels are wrapped (rule S4).
extension Arrangement {
  var isWrapped: Bool { placement.wrapping != nil }

  mutating func wrapRows(around outlook: Outlook, by settings: PickerSettings) {
    let last = max(0, outlook.section)
    let first = max(0, last + 1 - placement.pagers.section.view)
    wrapRows(around: first..<last + 1, by: settings)
  }

  mutating func wrapRows(like other: Placement, by settings: PickerSettings) {
    guard other.wrapping != nil else { return }
    wrap(other.pagers.section.track.measuredPages, by: settings)
  }

  mutating func wrapRows(around rows: Range<Int>, by settings: PickerSettings) {
    guard view.wraps(by: settings), settings.canWrap(columns: content.columnCount) else { return }
    wrap(placement.measurableRows(around: rows, costly: content.isCostly), by: settings)
  }

  private mutating func wrap(_ rows: Range<Int>, by settings: PickerSettings) {
    let measurer = RowMeasurer(content, look: settings.look, in: placement)
    placement = measurer.wrapped(rows)
  }

  /// Returns true if rows are wrapped, or would be if the user asked for it.
  func canWrap(by settings: PickerSettings, on size: ScreenSize) -> Bool {
    if settings.canWrap(columns: content.columnCount) { return true }
    guard data.isList, settings.layout.flowsLists, settings.canWrap(columns: 1),
      case .automatic = settings.options.columns
    else { return false }
    return data.hasLineBreaks(on: size)
  }
}

extension PickerSettings {
  /// True in a sheet, and in a list of one column.
  func canWrap(columns: Int) -> Bool {
    layout.sectionAxis == .vertical && columnsAreLinked && layout.pitch == .needed
      && !layout.sizesSections && options.layout.cell == nil
      && (layout.rowsAreRecords || columns == 1)
  }
}

extension GridView {
  func wraps(by settings: PickerSettings) -> Bool { wraps ?? settings.options.wraps }
}

extension Grid {
  /// Returns true if one of the first items has several lines; reads one screen of costly items.
  func hasLineBreaks(on size: ScreenSize) -> Bool {
    (0..<min(count, isCostly ? size.lines : GridMeasurer.sampleSize)).contains {
      source.item(at: ItemID(row: $0))?.label.utf8.contains(UInt8(ascii: "\n")) == true
    }
  }
}

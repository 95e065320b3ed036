import GridpickCore
import GridpickFormats
import GridpickTestSupport

extension PlainGrid {
  /// True if more sections, or more columns of records, would make the whole of this.
  func begins(_ whole: PlainGrid) -> Bool {
    sections.count <= whole.sections.count
      && zip(sections, whole.sections).allSatisfy { part, whole in
        part.title == whole.title && whole.labels.starts(with: part.labels)
          && whole.values.starts(with: part.values)
      }
  }
}

extension Grid {
  /// True if it is `whole` as far as it goes; nothing at all begins everything.
  func begins(_ whole: Grid) -> Bool {
    if let list = plainList, let wholeList = whole.plainList {
      return wholeList.map(\.value).starts(with: list.map(\.value))
    }
    // Only a later record may tell which column titles the sections.
    if let grid = asTable, let wholeGrid = whole.asTable {
      return PlainGrid(grid, withTitleColumn: true)
        .begins(PlainGrid(wholeGrid, withTitleColumn: true))
    }
    return plainList?.isEmpty ?? false
  }

  /// The number of items to look at.
  var size: Int {
    plainList?.count ?? plainGrid?.sections.map(\.labels.count).reduce(0, +) ?? 0
  }
}

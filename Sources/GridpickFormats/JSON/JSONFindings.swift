import GridpickCore

/// The data that a JSON reader has read so far.
struct JSONFindings: Sendable {
  /// The data; its columns are derived from the records when it is shown.
  var grid: JSONGrid
  var settings = DocumentSettings()
  var faults = ReadDocument.Faults()
  var extent = 0

  var document: ReadDocument {
    var grid = grid
    let rowTitles = grid.rowTitles && (grid.shape == .records || grid.shape == .lines)
    grid.columns = JSONColumns(of: grid.keys, in: grid.source, rowTitles: rowTitles)
    let data =
      switch grid.shape {
      case .values: Grid(JSONMembers(object: grid))
      case .list, .rows, .sections, .records, .members, .lines: Grid(grid)
      }
    var document = ReadDocument(data, settings: settings, extent: extent)
    document.settings.isTable =
      switch grid.shape {
      case .list, .sections: false
      case .records, .members, .values: true
      case .rows, .lines: grid.rowKind == .record || data.isWide
      }
    document.faults = faults
    return document
  }
}

extension Grid {
  /// The screen width that programs usually expect, without the margins.
  private static let commonWidth = 78
  private static let sampledRows = 50
  private static let sampledColumns = 100

  /// True if a row of equal cells does not fit 80 columns, and columns of their own widths shorten
  /// the row by a quarter; the first rows decide.
  fileprivate var isWide: Bool {
    var widths: [Int] = []
    for section in 0..<min(sectionCount, Self.sampledRows) {
      for index in 0..<min(itemCount(inSection: section), Self.sampledColumns) {
        let label = item(at: Position(section: section, index: index))?.label ?? ""
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], Self.width(of: label))
      }
    }
    let rowWidth = (widths.max() ?? 0) * widths.count
    return rowWidth > Self.commonWidth && 4 * widths.reduce(0, +) <= 3 * rowWidth
  }

  /// The width of a cell with the spaces beside its label; stops counting at two screen widths.
  private static func width(of label: String) -> Int {
    label.unicodeScalars.prefix(2 * commonWidth).reduce(2) {
      $0 + (DisplayWidth.width(of: $1) ?? 1)
    }
  }
}

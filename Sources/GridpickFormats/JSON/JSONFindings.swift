import GridpickCore

/// The data that a JSON reader has read so far.
struct JSONFindings: Sendable {
  /// The data; its columns are derived from the records when it is shown.
  var grid: JSONGrid
  var settings = DocumentSettings()
  var faults = ReadDocument.Faults()
  var extent = 0
  /// True if rows are wide enough for a sheet; nil until enough rows have arrived to decide.
  var isWide: Bool?

  /// Decides only once whether rows are wide, because the decision reads many cells.
  mutating func decideWidth() {
    guard isWide == nil, grid.shape == .rows || grid.shape == .lines,
      grid.sectionCount >= Grid.sampledRows
    else { return }
    isWide = Grid(shownGrid).isWide
  }

  private var shownGrid: JSONGrid {
    var grid = grid
    let rowTitles = grid.rowTitles && (grid.shape == .records || grid.shape == .lines)
    grid.columns = JSONColumns(of: grid.keys, in: grid.source, rowTitles: rowTitles)
    return grid
  }

  var document: ReadDocument {
    let grid = shownGrid
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
      case .rows, .lines: grid.sectionsAreRecords || (isWide ?? data.isWide)
      }
    document.faults = faults
    return document
  }
}

extension Grid {
  /// The screen width that programs usually expect, without the margins.
  private static let commonWidth = 78
  fileprivate static let sampledRows = 50
  private static let sampledColumns = 100

  /// True if a row of equal cells does not fit 80 columns, and columns of their own widths shorten
  /// the row by a quarter or show cells that would be cut; the first rows decide.
  fileprivate var isWide: Bool {
    var columns: [[Int]] = []
    for section in 0..<min(sectionCount, Self.sampledRows) {
      for index in 0..<min(itemCount(inSection: section), Self.sampledColumns) {
        if index == columns.count { columns.append([]) }
        guard let item = item(at: Position(section: section, index: index)) else { continue }
        columns[index].append(Self.width(of: item.label))
      }
    }
    let pitch = GridMeasurer.usualWidth(of: columns.flatMap(\.self), upTo: Self.commonWidth)
    let widths = columns.map { GridMeasurer.usualWidth(of: $0, upTo: Self.commonWidth) }
    let rowWidth = pitch * columns.count
    guard columns.count > 1, rowWidth > Self.commonWidth else { return false }
    return 4 * widths.reduce(0, +) <= 3 * rowWidth || (widths.max() ?? 0) > 2 * pitch
  }

  /// The width of a cell with the spaces beside its label; stops counting at two screen widths.
  private static func width(of label: String) -> Int {
    label.unicodeScalars.prefix(2 * commonWidth).reduce(2) {
      $0 + (DisplayWidth.width(of: $1) ?? 1)
    }
  }
}

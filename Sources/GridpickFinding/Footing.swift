import GridpickModel

/// By what data is known again that has more behind it than before: what it was looked through for still
/// stands where it stood.
struct Footing: Equatable, Sendable {
  /// So many columns are looked at.
  private static let columnCount = 64

  private var titles: [String?] = []
  private var first: [String?] = []
  private var last: [String?] = []

  /// That of so many sections, or items of a list.
  init(of data: GridData, count: Int, columns: Int) {
    guard count > 0 else { return }
    let columns = min(columns, Self.columnCount)
    if case .grid(let grid) = data { titles = (0..<columns).map { grid.columnTitle($0) } }
    first = data.labels(ofSection: 0, columns)
    last = data.labels(ofSection: count - 1, columns)
  }
}

extension GridData {
  fileprivate func labels(ofSection section: Int, _ columns: Int) -> [String?] {
    switch self {
    case .list(let list): [list.item(at: ItemID(ofList: section))?.label]
    case .grid(let grid):
      [grid.sectionTitle(section)]
        + (0..<min(columns, grid.itemCount(inSection: section))).map {
          grid.item(at: Position(section: section, index: $0))?.label
        }
    }
  }

  /// Whether there is so little of it that what matches is found before a screen is painted.
  package var isFoundAtOnce: Bool { count * columnCount <= 1 << 14 }

  var columnCount: Int {
    switch self {
    case .list: 1
    case .grid(let grid): grid.columnCount
    }
  }
}

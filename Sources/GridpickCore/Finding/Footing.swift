/// A sample of data, which shows whether longer data still begins with the data searched before.
struct Footing: Equatable, Sendable {
  private static let columnCount = 64

  private var titles: [String?] = []
  private var first: [String?] = []
  private var last: [String?] = []

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

  /// True if there is so little data that a search ends before a screen is painted.
  package var isFoundAtOnce: Bool { count * columnCount <= 1 << 14 }

  var columnCount: Int {
    switch self {
    case .list: 1
    case .grid(let grid): grid.columnCount
    }
  }
}

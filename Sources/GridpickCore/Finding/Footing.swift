/// A sample of data, which shows whether longer data still begins with the data searched before.
struct Footing: Equatable, Sendable {
  private static let columnCount = 64

  private var titles: [String?] = []
  private var first: [String?] = []
  private var last: [String?] = []

  init(of data: Grid, count: Int, columns: Int) {
    guard count > 0 else { return }
    let columns = min(columns, Self.columnCount)
    titles = (0..<columns).map { data.columnTitle($0) }
    first = data.labels(ofSection: 0, columns)
    last = data.labels(ofSection: count - 1, columns)
  }
}

extension Grid {
  fileprivate func labels(ofSection section: Int, _ columns: Int) -> [String?] {
    [sectionTitle(section)]
      + (0..<min(columns, itemCount(inSection: section))).map {
        item(at: Position(section: section, index: $0))?.label
      }
  }

  /// True if there is so little data that a search ends before a screen is painted.
  package var isFoundAtOnce: Bool { count * columnCount <= 1 << 14 }
}

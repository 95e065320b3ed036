extension GridData {
  /// As many items as are looked at; a grid with colours has one among its first.
  private static let sampleSize = 100

  /// Whether an item brings a colour along.
  package var showsColor: Bool {
    switch self {
    case .list(let list):
      return (0..<min(list.count, Self.sampleSize))
        .contains { list.item(at: ItemID(ofList: $0))?.color != nil }
    case .grid(let grid):
      var left = Self.sampleSize
      for section in 0..<min(grid.sectionCount, Self.sampleSize) where left > 0 {
        let indexes = 0..<min(left, grid.itemCount(inSection: section))
        let hasColor = indexes.contains { index in
          grid.item(at: Position(section: section, index: index))?.color != nil
        }
        if hasColor { return true }
        left -= indexes.count
      }
      return false
    }
  }
}

extension GridData {
  /// As many items as are looked at; a grid with colours has one among its first.
  private static let sampleSize = 100

  /// Whether an item brings a colour along.
  package var showsColor: Bool {
    switch self {
    case .list(let list):
      return (0..<min(list.count, Self.sampleSize)).contains { list.item(at: $0)?.color != nil }
    case .grid(let content):
      var left = Self.sampleSize
      for section in 0..<min(content.sectionCount, Self.sampleSize) where left > 0 {
        let indexes = 0..<min(left, content.itemCount(inSection: section))
        let hasColor = indexes.contains { index in
          content.item(at: Position(section: section, index: index))?.color != nil
        }
        if hasColor { return true }
        left -= indexes.count
      }
      return false
    }
  }
}

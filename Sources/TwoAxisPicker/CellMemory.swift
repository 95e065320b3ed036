import GridpickModel

/// What the cells of a caller's items have shown, so that each is asked for once.
///
/// Used by one thread; no more is kept than many screens show.
final class CellMemory {
  private static let most = 20_000

  private var items: [ItemID: GridItem?] = [:]
  private var counts: [Int: Int] = [:]

  func item(at id: ItemID, _ make: () -> GridItem?) -> GridItem? {
    if let known = items[id] { return known }
    // What is seen now is soon asked for again.
    if items.count >= Self.most { items.removeAll(keepingCapacity: true) }
    let item = make()
    items[id] = .some(item)
    return item
  }

  /// A section may have more by now.
  func forgetCounts() { counts = [:] }

  /// How many items a section has: what was once said of it stays true.
  func count(ofSection section: Int, _ ask: () -> Int) -> Int {
    if let known = counts[section] { return known }
    if counts.count >= Self.most { counts.removeAll(keepingCapacity: true) }
    let count = ask()
    counts[section] = count
    return count
  }
}

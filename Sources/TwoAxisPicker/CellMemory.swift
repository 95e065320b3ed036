import GridpickModel

/// What the cells of a caller's items have shown, so that each is asked for once.
///
/// Used by one thread; no more is kept than many screens show.
final class CellMemory {
  private static let most = 20_000

  private var items: [ItemID: GridItem?] = [:]

  func item(at id: ItemID, _ make: () -> GridItem?) -> GridItem? {
    if let known = items[id] { return known }
    // What is seen now is soon asked for again.
    if items.count >= Self.most { items.removeAll(keepingCapacity: true) }
    let item = make()
    items[id] = .some(item)
    return item
  }
}

/// How many items a caller's sections have: what was once said of one stays true of these rows.
final class CountMemory {
  private static let most = 20_000

  private var counts: [Int: Int] = [:]

  func count(ofSection section: Int, _ ask: () -> Int) -> Int {
    if let known = counts[section] { return known }
    if counts.count >= Self.most { counts.removeAll(keepingCapacity: true) }
    let count = ask()
    counts[section] = count
    return count
  }
}

import GridpickCore

/// A memory of what cells show, for one thread and some screens: each cell is asked for once.
final class CellMemory {
  private let most: Int
  /// The texts of the same cells, of which find reads all.
  let texts: TextMemory

  init(most: Int = 10_000, texts: TextMemory = TextMemory()) {
    self.most = most
    self.texts = texts
  }

  /// The contents of a cell, whole and cut to what is seen, because a label may be of any length.
  private struct Known {
    let whole: GridItem?
    let seen: GridItem?

    init(_ item: GridItem?) {
      whole = item
      seen = item?.seen
    }
  }

  private var items: [ItemID: Known] = [:]
  /// The cells remembered before these, among them those that are still seen.
  private var earlier: [ItemID: Known] = [:]

  func item(at id: ItemID, _ extent: TextExtent, _ make: () -> GridItem?) -> GridItem? {
    let known = items[id] ?? remember(earlier[id] ?? Known(make()), at: id)
    return extent == .seen ? known.seen : known.whole
  }

  var sections: Set<Int> { Set(items.keys.map(\.section)).union(earlier.keys.map(\.section)) }

  func forgetting(_ sections: Set<Int>) -> CellMemory {
    guard !sections.isEmpty else { return self }
    for section in sections { texts.forget(record: section) }
    let memory = CellMemory(most: most, texts: texts)
    memory.items = items.filter { !sections.contains($0.key.section) }
    memory.earlier = earlier.filter { !sections.contains($0.key.section) }
    return memory
  }

  private func remember(_ known: Known, at id: ItemID) -> Known {
    if items.count >= most {
      earlier = items
      items = [:]
    }
    items[id] = known
    return known
  }
}

/// A memory of the item counts of a caller's sections; a count stays true for the same rows.
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

extension GridItem {
  /// The item with its texts cut to what one line of any screen shows.
  fileprivate var seen: GridItem {
    var item = self
    item.label = label.seen
    item.detail = detail?.seen
    return item
  }
}

extension String {
  fileprivate var seen: String {
    utf8.count <= TextExtent.seenByteCount
      ? self : TextExtent.seen.text(of: Array(utf8.prefix(TextExtent.seen.askedCount)))
  }
}

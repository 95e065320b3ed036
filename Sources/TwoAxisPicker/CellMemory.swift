import GridpickCore

/// A memory of cells, for one thread and a few screens; each cell is made once.
final class CellMemory {
  private static let most = 10_000

  /// The texts of all cells, which find reads.
  let texts: TextMemory
  private var items: [ItemID: GridItem?] = [:]
  /// The cells from before the last clearing; cells in use move to `items`.
  private var earlier: [ItemID: GridItem?] = [:]

  init(texts: TextMemory = TextMemory()) { self.texts = texts }

  func item(at id: ItemID, _ extent: TextExtent, _ make: () -> GridItem?) -> GridItem? {
    let known = items[id] ?? remember(earlier[id] ?? make(), at: id)
    return extent == .seen ? known?.seen : known
  }

  var sections: Set<Int> { Set(items.keys.map(\.section)).union(earlier.keys.map(\.section)) }

  func forgetting(_ sections: Set<Int>) -> CellMemory {
    guard !sections.isEmpty else { return self }
    for section in sections { texts.forget(record: section) }
    let memory = CellMemory(texts: texts)
    memory.items = items.filter { !sections.contains($0.key.section) }
    memory.earlier = earlier.filter { !sections.contains($0.key.section) }
    return memory
  }

  private func remember(_ item: GridItem?, at id: ItemID) -> GridItem? {
    if items.count >= Self.most {
      earlier = items
      items = [:]
    }
    items[id] = .some(item)
    return item
  }
}

/// A memory of the item counts of a caller's sections; valid while the rows stay the same.
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
  /// The item with its texts cut to the longest line of any screen.
  fileprivate var seen: GridItem {
    guard label.isLong || detail?.isLong == true else { return self }
    var item = self
    item.label = label.seen
    item.detail = detail?.seen
    return item
  }
}

extension String {
  fileprivate var isLong: Bool { utf8.count > TextExtent.seenByteCount }

  /// The part of the text that fits on one line of any screen.
  var seen: String {
    isLong ? TextExtent.seen.text(of: Array(utf8.prefix(TextExtent.seen.askedCount))) : self
  }
}

/// Numbers for the names of a caller's items, for one thread; equal names have equal numbers.
///
/// It forgets names that newer rows lack, so that the memory does not grow with each refresh.
final class NameMemory {
  private var numbers: [AnyHashable: UInt64] = [:]
  /// The numbers of the names in the previous rows.
  private var earlier: [AnyHashable: UInt64] = [:]
  private var count: UInt64 = 0

  func bytes(of name: AnyHashable) -> [UInt8] {
    let known = numbers[name] ?? earlier[name]
    if known == nil { count += 1 }
    let number = known ?? count
    numbers[name] = number
    return withUnsafeBytes(of: number) { Array($0) }
  }

  /// Forgets all names that the current rows lack, before newer rows arrive.
  func turn() {
    earlier = numbers
    numbers = [:]
  }
}

import GridpickModel

/// What the cells of a caller's items have shown, so that each is asked for once.
///
/// Used by one thread; no more is kept than many screens show.
final class CellMemory {
  private let most: Int

  init(most: Int = 10_000) {
    self.most = most
  }

  /// What a cell has said, and as much of it as is seen: a label may be of any length.
  private struct Known {
    let whole: GridItem?
    let seen: GridItem?

    init(_ item: GridItem?) {
      whole = item
      seen = item?.seen
    }
  }

  private var items: [ItemID: Known] = [:]
  /// What was asked for before these: what is still seen is among them.
  private var earlier: [ItemID: Known] = [:]

  func item(at id: ItemID, _ extent: TextExtent, _ make: () -> GridItem?) -> GridItem? {
    let known = items[id] ?? remember(earlier[id] ?? Known(make()), at: id)
    return extent == .seen ? known.seen : known.whole
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

extension GridItem {
  /// With no more of its texts than one line of any screen shows.
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

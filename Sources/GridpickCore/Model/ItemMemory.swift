/// The items that were asked for lately.
///
/// A frame shows nearly all items of the frame before it, and decoding an item costs more than
/// drawing it. Data never changes, so no item gets stale. Only one thread may use the memory.
final class ItemMemory {
  private struct Entry {
    let id: ItemID
    let item: GridItem?
  }

  /// 64 rows of 64 items: larger than any screen, so that no two items of a screen share a slot.
  private static let side = 64
  /// The memory is created after this many reads: a small grid is decoded faster than memory is
  /// allocated, and a large grid reaches this number soon.
  private static let asksBefore = 4_000

  private var asked = 0
  private var entries: [Entry?] = []

  /// Returns the item; it is kept by position, because neighbours may lie far apart in the data.
  func item(at id: ItemID, shownAt position: Position, in store: any ItemStore) -> GridItem? {
    guard !entries.isEmpty else {
      asked += 1
      if asked == Self.asksBefore {
        entries = Array(repeating: nil, count: Self.side * Self.side)
      }
      return store.item(at: id)
    }
    let place = position.section % Self.side * Self.side + position.index % Self.side
    if let entry = entries[place], entry.id == id { return entry.item }
    let item = store.item(at: id)
    entries[place] = Entry(id: id, item: item)
    return item
  }
}

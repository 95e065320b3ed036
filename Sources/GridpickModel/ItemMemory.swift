/// Remembers the items that were asked for lately: a frame shows nearly all that the one before it
/// showed, and to decode an item costs more than to draw it.
///
/// Data never changes, so what is remembered is never stale. Used by one thread.
final class ItemMemory {
  private struct Entry {
    let id: ItemID
    let item: GridItem?
  }

  /// Rows of 64 items, 64 of them: more than any screen shows, and no two of one screen in one place.
  private static let side = 64
  /// A small grid is decoded faster than memory for it is had; a large one is asked for this much soon.
  private static let asksBefore = 4_000

  private var asked = 0
  private var entries: [Entry?] = []

  /// Kept by where it is shown, for what is next to each other there may lie far apart in the data.
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

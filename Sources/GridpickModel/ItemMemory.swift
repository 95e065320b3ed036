/// Remembers the items that were asked for lately: a frame shows nearly all that the one before it
/// showed, and to decode an item costs more than to draw it.
///
/// Data never changes, so what is remembered is never stale. Used by one thread.
final class ItemMemory {
  private struct Entry {
    let id: ItemID
    let item: GridItem?
  }

  /// More than any screen shows.
  private static let capacity = 1 << 12
  /// So far apart the first items of two sections next to each other are kept: no two of one screen are
  /// in one place, be they rows of a grid or a run of a flat list.
  private static let sectionStride = 67
  /// A small grid is decoded faster than memory for it is had; a large one is asked for this much soon.
  private static let asksBefore = 4_000

  private var asked = 0
  private var entries: [Entry?] = []

  func item(at id: ItemID, in store: any ItemStore) -> GridItem? {
    guard !entries.isEmpty else {
      asked += 1
      if asked == Self.asksBefore {
        entries = Array(repeating: nil, count: Self.capacity)
      }
      return store.item(at: id)
    }
    let place = (id.section &* Self.sectionStride &+ id.index) & (Self.capacity - 1)
    if let entry = entries[place], entry.id == id { return entry.item }
    let item = store.item(at: id)
    entries[place] = Entry(id: id, item: item)
    return item
  }
}

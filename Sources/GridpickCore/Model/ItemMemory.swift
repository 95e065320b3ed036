/// The items read last, kept because decoding costs more than drawing; for one thread only.
final class ItemMemory {
  private struct Entry {
    let id: ItemID
    let item: GridItem?
  }

  /// On a screen of more than 128 × 128 items some items share a slot and are decoded every frame.
  private static let side = 128
  /// The memory is created after this many reads, so that the first frame does not wait for it.
  private static let asksBefore = 100

  private var asked = 0
  /// The place of each slot's entry, plus one; 0 for an empty slot.
  private var slots: [UInt16] = []
  private var entries: [Entry] = []

  /// Returns the item, kept by its position, because neighbours may lie far apart in the data.
  func item(at id: ItemID, shownAt position: Position, in source: any Source) -> GridItem? {
    guard !slots.isEmpty else {
      asked += 1
      if asked == Self.asksBefore { slots = Array(repeating: 0, count: Self.side * Self.side) }
      return source.item(at: id)
    }
    let slot = position.section % Self.side * Self.side + position.index % Self.side
    let place = Int(slots[slot]) - 1
    if place >= 0, entries[place].id == id { return entries[place].item }
    let entry = Entry(id: id, item: source.item(at: id))
    if place >= 0 {
      entries[place] = entry
    } else {
      entries.append(entry)
      slots[slot] = UInt16(entries.count)
    }
    return entry.item
  }
}

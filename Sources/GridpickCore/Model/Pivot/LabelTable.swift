/// A table that numbers labels in the order in which they are first seen.
///
/// An open hash table over one run of bytes: a dictionary of a million arrays takes much longer.
struct LabelTable {
  private struct Slot {
    var hash: UInt32
    /// The number of the label plus 1; 0 marks a free slot.
    var ordinal: UInt32
  }

  private var labels: [UInt8] = []
  /// The end of each label in `labels`.
  private var ends: [Int] = []
  /// The slots of the hash table; their count is a power of two, and at most half are used.
  private var slots = [Slot](repeating: Slot(hash: 0, ordinal: 0), count: 64)

  var count: Int { ends.count }

  /// Returns the number of a label; a new label gets the number that `count` had before the call.
  mutating func number(of label: [UInt8]) -> Int {
    let hash = Self.hash(label)
    var place = Int(hash) & (slots.count - 1)
    while slots[place].ordinal != 0 {
      let number = Int(slots[place].ordinal) - 1
      if slots[place].hash == hash, self.label(number).elementsEqual(label) { return number }
      place = (place + 1) & (slots.count - 1)
    }
    labels += label
    ends.append(labels.count)
    slots[place] = Slot(hash: hash, ordinal: UInt32(ends.count))
    if 2 * ends.count > slots.count { grow() }
    return ends.count - 1
  }

  private func label(_ number: Int) -> ArraySlice<UInt8> {
    labels[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  private mutating func grow() {
    let taken = slots.filter { $0.ordinal != 0 }
    slots = [Slot](repeating: Slot(hash: 0, ordinal: 0), count: 2 * slots.count)
    for slot in taken {
      var place = Int(slot.hash) & (slots.count - 1)
      while slots[place].ordinal != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  /// Returns the hash, with a new seed in every process, so that no input can force collisions.
  private static func hash(_ label: [UInt8]) -> UInt32 {
    var hasher = Hasher()
    label.withUnsafeBytes { hasher.combine(bytes: $0) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}

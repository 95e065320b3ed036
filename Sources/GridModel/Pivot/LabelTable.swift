/// Labels numbered in the order in which they are first seen.
///
/// An open hash table over one run of bytes; a dictionary of arrays takes five times as long.
struct LabelTable {
  private var labels: [UInt8] = []
  /// Where each label ends.
  private var ends: [Int] = []
  /// Numbers from 1 on, or 0 where a slot is free.
  ///
  /// They are a power of two, and never more than half full.
  private var slots = [UInt32](repeating: 0, count: 64)

  var count: Int { ends.count }

  /// The number of a label, which is `count` before the call where it was not seen yet.
  mutating func number(of label: [UInt8]) -> Int {
    let slot = slot(of: label)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    labels += label
    ends.append(labels.count)
    slots[slot] = UInt32(ends.count)
    if 2 * ends.count > slots.count { grow() }
    return ends.count - 1
  }

  /// Where the label stands, or the free slot where it would.
  private func slot(of label: [UInt8]) -> Int {
    var slot = Self.hash(label) & (slots.count - 1)
    while slots[slot] != 0, !self.label(Int(slots[slot]) - 1).elementsEqual(label) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func label(_ number: Int) -> ArraySlice<UInt8> {
    labels[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: 2 * slots.count)
    for number in ends.indices {
      slots[slot(of: Array(label(number)))] = UInt32(number + 1)
    }
  }

  /// Seeded anew for every process, so that no input can be made to collide.
  private static func hash(_ label: [UInt8]) -> Int {
    var hasher = Hasher()
    label.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

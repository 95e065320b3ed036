/// Distinct texts, numbered in the order in which they first appear.
struct NumberedTexts {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// The number of the text with each hash, plus one; 0 is a free slot, as at least half are.
  private var slots = [UInt32](repeating: 0, count: 64)

  mutating func number(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var slot = slot(of: text)
    while slots[slot] > 0 {
      let number = slots[slot] - 1
      if isEqual(number, text) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes += text
    ends.append(bytes.count)
    slots[slot] = UInt32(ends.count)
    if ends.count > slots.count / 2 { grow() }
    return UInt32(ends.count - 1)
  }

  private func isEqual(_ number: UInt32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: number)
    return range.count == text.count
      && bytes.withUnsafeBufferPointer { $0[range].elementsEqual(text) }
  }

  private func range(of number: UInt32) -> Range<Int> {
    (number == 0 ? 0 : ends[Int(number) - 1])..<ends[Int(number)]
  }

  private func slot(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    return hasher.finalize() & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: 2 * slots.count)
    for number in 0..<UInt32(ends.count) {
      var slot = bytes.withUnsafeBufferPointer {
        self.slot(of: UnsafeBufferPointer(rebasing: $0[range(of: number)]))
      }
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number + 1
    }
  }
}

/// The keys of records, numbered in the order in which they are first seen.
struct JSONColumnTable {
  /// Each key as it was first written, between its quotes.
  private var written: [Range<Int>] = []
  private var numbers: [[UInt8]: Int] = [:]
  /// The keys, decoded.
  private(set) var keys: [[UInt8]] = []

  /// The number of a key; `guess` is mostly right, since records mostly repeat keys in order.
  mutating func number(
    of key: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, guess: Int
  ) -> Int {
    if guess < written.count, bytes[written[guess]].elementsEqual(bytes[key]) { return guess }
    let content = JSONString(bytes[key]).content
    if let number = numbers[content] { return number }
    numbers[content] = written.count
    written.append(key)
    keys.append(content)
    return written.count - 1
  }

  /// Forgets all keys but the first `count`.
  mutating func forget(from count: Int) {
    for key in keys[count...] { numbers[key] = nil }
    keys.removeSubrange(count...)
    written.removeSubrange(count...)
  }
}

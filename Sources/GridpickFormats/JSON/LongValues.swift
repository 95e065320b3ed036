import Synchronization

/// The ends of the values in a JSON text that are too long to be passed twice (rule L1).
///
/// The bytes never change, so a note stays true.
final class LongValues: Sendable {
  /// The smallest length that is noted; a screen full of shorter values is passed in no time.
  private static let leastLength = 1 << 14

  /// The long values by their starts; a count of elements or members is 0 if they were not counted.
  private let values = Mutex<[Int: (end: Int, count: Int)]>([:])
  /// Skips the lock while no long value is known.
  private let hasAny = Atomic(false)

  @inline(__always)
  func note(_ start: Int, upTo end: Int, count: Int) {
    if end - start >= Self.leastLength { insert(start, end, count) }
  }

  private func insert(_ start: Int, _ end: Int, _ count: Int) {
    values.withLock { if $0[start] == nil { $0[start] = (end, count) } }
    hasAny.store(true, ordering: .releasing)
  }

  @inline(__always)
  func end(ofValueAt start: Int) -> Int? {
    hasAny.load(ordering: .acquiring) ? values.withLock { $0[start]?.end } : nil
  }

  /// Returns the number of elements or members of a long value; 0 if unknown, nil if not long.
  func count(ofValueAt start: Int) -> Int? { values.withLock { $0[start]?.count } }
}

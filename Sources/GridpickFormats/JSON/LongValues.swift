import GridpickCore
import Synchronization

/// The ends of the values in a JSON text that are too long to be passed twice (rule L1).
///
/// The bytes never change, so a note stays true.
final class LongValues: Sendable {
  /// The smallest length that is noted; a screen full of shorter values is passed in no time.
  private static let leastLength = 1 << 14

  private struct Value {
    var start: Int
    var end: Int
    /// The number of elements or members; 0 if they were not counted.
    var count: Int
  }

  /// The long values in the order of their starts: mostly few, so that no hash finds one faster.
  private let values = Mutex<[Value]>([])
  /// Skips the lock while no long value is known.
  private let hasAny = Atomic(false)

  @inline(__always)
  func note(_ start: Int, upTo end: Int, count: Int) {
    if end - start >= Self.leastLength { insert(Value(start: start, end: end, count: count)) }
  }

  private func insert(_ value: Value) {
    values.withLock { values in
      // A value that holds other values is noted after them.
      let place = values.indices.partitionPoint { values[$0].start < value.start }
      if place < values.count, values[place].start == value.start { return }
      values.insert(value, at: place)
    }
    hasAny.store(true, ordering: .releasing)
  }

  @inline(__always)
  func end(ofValueAt start: Int) -> Int? {
    hasAny.load(ordering: .acquiring) ? find(start)?.end : nil
  }

  /// Returns the number of elements or members of a long value; 0 if unknown, nil if not long.
  func count(ofValueAt start: Int) -> Int? { find(start)?.count }

  private func find(_ start: Int) -> Value? {
    values.withLock { values in
      let place = values.indices.partitionPoint { values[$0].start < start }
      return place < values.count && values[place].start == start ? values[place] : nil
    }
  }
}

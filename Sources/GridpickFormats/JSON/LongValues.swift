import GridpickBisection
import Synchronization

/// Where those values of a JSON text end that are so long that nobody passes them twice.
///
/// The reader notes them, and whoever looks at an item steps over them (rule L1). The bytes never change,
/// so what is noted stays true.
final class LongValues: Sendable {
  /// So few bytes that a screen full of shorter values is passed in no time.
  private static let leastLength = 1 << 14

  private struct Value {
    var start: Int
    var end: Int
    /// How many elements or members it has, where they have been counted.
    var count: Int
  }

  /// In the order of their starts.
  private let values = Mutex<[Value]>([])
  /// Mostly there are none, and then nothing is locked.
  private let hasAny = Atomic(false)

  /// Notes a value that was passed, if it is long.
  @inline(__always)
  func note(_ start: Int, upTo end: Int, count: Int) {
    if end - start >= Self.leastLength { insert(Value(start: start, end: end, count: count)) }
  }

  private func insert(_ value: Value) {
    values.withLock { values in
      // What holds others is noted after them.
      let place = values.indices.partitionPoint { values[$0].start <= value.start }
      if place > 0, values[place - 1].start == value.start { return }
      values.insert(value, at: place)
    }
    hasAny.store(true, ordering: .releasing)
  }

  /// Nil where no long value begins.
  @inline(__always)
  func end(ofValueAt start: Int) -> Int? {
    hasAny.load(ordering: .acquiring) ? find(start)?.end : nil
  }

  /// How many elements or members the long value has that begins there; 0 is not known.
  func count(ofValueAt start: Int) -> Int? { find(start)?.count }

  private func find(_ start: Int) -> Value? {
    values.withLock { values in
      let place = values.indices.partitionPoint { values[$0].start < start }
      return place < values.count && values[place].start == start ? values[place] : nil
    }
  }
}

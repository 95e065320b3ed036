import Synchronization

extension PartedWork {
  /// Goes through `count` things in strides on all threads, and returns each thread's buckets.
  ///
  /// Returns nil if the work was dropped meanwhile.
  func gather<Made: Sendable>(
    _ count: Int, by stride: Int, into bucketCount: Int,
    _ make: @escaping (Range<Int>, (_ bucket: Int, Made) -> Void) -> Void
  ) -> [[[Made]]]? {
    let made = Mutex<[[[Made]]]>([])
    // Threads take neighbouring strides, so that each finds in the cache what the others have read.
    forEachPart(partCount) { part in
      var buckets = [[Made]](repeating: [], count: bucketCount)
      for start in Swift.stride(from: part * stride, to: count, by: partCount * stride) {
        guard isWanted() else { return }
        make(start..<min(start + stride, count)) { buckets[$0].append($1) }
      }
      made.withLock { $0.append(buckets) }
    }
    return isWanted() ? made.withLock { $0 } : nil
  }

  /// Returns the results of all threads in one list; nil if the work was dropped meanwhile.
  func gather<Made: Sendable>(
    _ count: Int, by stride: Int = 1, _ make: @escaping (Range<Int>, (Made) -> Void) -> Void
  ) -> [Made]? {
    gather(count, by: stride, into: 1) { range, add in make(range) { add(0, $0) } }
      .map { parts in parts.flatMap { $0[0] } }
  }
}

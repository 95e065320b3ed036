import Synchronization

extension PartedWork {
  /// Goes through `count` things in strides, on all threads, and returns for each thread what it has put into each
  /// bucket.
  ///
  /// Returns nil if the work was dropped meanwhile.
  func gather<Made: Sendable>(
    _ count: Int, by stride: Int, into bucketCount: Int,
    _ make: @escaping (Range<Int>, (_ bucket: Int, Made) -> Void) -> Void
  ) -> [[[Made]]]? {
    let made = Mutex<[[[Made]]]>([])
    // Threads take neighbouring strides, so that one finds in the cache what another has read.
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

  /// The same, all in one list.
  func gather<Made: Sendable>(
    _ count: Int, by stride: Int = 1, _ make: @escaping (Range<Int>, (Made) -> Void) -> Void
  ) -> [Made]? {
    gather(count, by: stride, into: 1) { range, take in make(range) { take(0, $0) } }
      .map { parts in parts.flatMap { $0[0] } }
  }
}

import Synchronization

extension PartedWork {
  /// Goes through so many things, a stride at a time, and puts what is made of them into buckets, each part into
  /// its own.
  ///
  /// Nil where nobody wants them any more.
  func gather<Made: Sendable>(
    _ count: Int, by stride: Int, into bucketCount: Int,
    _ make: @escaping (Range<Int>, (_ bucket: Int, Made) -> Void) -> Void
  ) -> [[[Made]]]? {
    let made = Mutex<[[[Made]]]>([])
    // Parts stay near each other, and find at hand what another has looked for.
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

  /// The same in one bucket, of all parts.
  func gather<Made: Sendable>(
    _ count: Int, by stride: Int = 1, _ make: @escaping (Range<Int>, (Made) -> Void) -> Void
  ) -> [Made]? {
    gather(count, by: stride, into: 1) { range, take in make(range) { take(0, $0) } }
      .map { parts in parts.flatMap { $0[0] } }
  }
}

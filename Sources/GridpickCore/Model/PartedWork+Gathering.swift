import Synchronization

extension PartedWork {
  /// Goes through `count` things in strides on all threads; nil if the work was dropped.
  func gather<Made: Sendable>(
    _ count: Int, by stride: Int, _ make: @escaping (Range<Int>, (Made) -> Void) -> Void
  ) -> [Made]? {
    let made = Mutex<[Made]>([])
    // Threads take neighbouring strides, so that each finds in the cache what the others have read.
    forEachPart(partCount) { part in
      var own: [Made] = []
      for start in Swift.stride(from: part * stride, to: count, by: partCount * stride) {
        guard isWanted() else { return }
        make(start..<min(start + stride, count)) { own.append($0) }
      }
      made.withLock { $0 += own }
    }
    return isWanted() ? made.withLock { $0 } : nil
  }
}

import Synchronization

/// The way to run long work: the number of parallel parts, and the test that stops the work.
package struct PartedWork {
  /// Returns false once the result is no longer wanted; long work then stops.
  package var isWanted: () -> Bool
  package var partCount: Int
  /// Runs the closure for each number below the count, and returns when all runs have ended.
  package var forEachPart: (Int, @escaping (Int) -> Void) -> Void

  package init(
    isWanted: @escaping () -> Bool = { true }, partCount: Int = 1,
    forEachPart: @escaping (Int, @escaping (Int) -> Void) -> Void = { (0..<$0).forEach($1) }
  ) {
    self.isWanted = isWanted
    self.partCount = partCount
    self.forEachPart = forEachPart
  }
}

extension PartedWork {
  /// Makes results of `count` things, in strides, on all threads; nil if the work was stopped.
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

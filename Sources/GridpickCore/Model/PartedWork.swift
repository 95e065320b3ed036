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

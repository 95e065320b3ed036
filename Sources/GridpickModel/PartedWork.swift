/// How work that takes long is done: in how many parts at the same time, and for how long.
package struct PartedWork {
  /// Asked now and again; what nobody wants any more is given up.
  package var isWanted: () -> Bool
  package var partCount: Int
  /// Does something for each of so many parts, and returns once all are done.
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

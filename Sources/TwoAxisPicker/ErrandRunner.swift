import GridpickCore

/// Who runs a picker's errands, in the background.
package struct ErrandRunner {
  /// Starts one, instead of any that still runs; answers at once where that cannot be done.
  package var start: (Errand) -> ErrandAnswer?
  /// Readable when there is an answer; nil while nothing runs.
  package var descriptor: () -> Int32?
  /// The answer, once.
  package var answer: () -> ErrandAnswer?
  /// Ends what still runs, and waits until it is gone.
  package var end: () -> Void

  package init(
    start: @escaping (Errand) -> ErrandAnswer?, descriptor: @escaping () -> Int32?,
    answer: @escaping () -> ErrandAnswer?, end: @escaping () -> Void
  ) {
    self.start = start
    self.descriptor = descriptor
    self.answer = answer
    self.end = end
  }
}

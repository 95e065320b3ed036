import GridpickCore

/// Who runs a picker's errands, in the background: one of each kind at a time.
package struct ErrandRunner {
  /// Starts one, instead of any of its kind that still runs; answers at once where that cannot be done.
  package var start: (Errand) -> ErrandAnswer?
  /// Ends the one of a kind, whose answer nobody waits for any more.
  package var drop: (Errand.Kind) -> Void
  /// Where the answers come from.
  package var sources: [NewsSource]
  /// Ends what still runs, and waits until it is gone.
  package var end: () -> Void

  package init(
    start: @escaping (Errand) -> ErrandAnswer?, drop: @escaping (Errand.Kind) -> Void,
    sources: [NewsSource], end: @escaping () -> Void
  ) {
    self.start = start
    self.drop = drop
    self.sources = sources
    self.end = end
  }
}

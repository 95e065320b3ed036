import GridpickFinding
import GridpickModel

/// Who searches a picker's data, for one thing at a time.
package struct MatchFinder {
  /// Answers at once, or later by one of the sources, perhaps in parts; what was searched for before is
  /// dropped.
  package var start: (GridData, Search) -> Findings?
  /// Nobody waits any more for what is searched for.
  package var stop: () -> Void
  /// Where later answers come from.
  package var sources: [NewsSource]

  package init(
    start: @escaping (GridData, Search) -> Findings?, stop: @escaping () -> Void = {},
    sources: [NewsSource] = []
  ) {
    self.start = start
    self.stop = stop
    self.sources = sources
  }

  /// Answers always at once, however long that takes.
  package static var direct: MatchFinder {
    var finder = Finder()
    return MatchFinder(start: { finder.find($1, in: $0) })
  }
}

import GridpickCore
import GridpickFinding

/// Who answers a picker's questions of one topic, of which a newer one takes the place of the older.
package struct Answerer {
  /// Answers at once, or later by one of the sources, perhaps in parts.
  package var start: (Question) -> Answer?
  /// Nobody waits any more for what was asked last.
  package var drop: () -> Void
  /// Where later answers come from.
  package var sources: [NewsSource]
  /// Ends what still runs, and waits until it is gone.
  package var end: () -> Void

  package init(
    start: @escaping (Question) -> Answer?, drop: @escaping () -> Void = {},
    sources: [NewsSource] = [], end: @escaping () -> Void = {}
  ) {
    self.start = start
    self.drop = drop
    self.sources = sources
    self.end = end
  }

  /// Thinks an answer out at once, however long that takes.
  package static var direct: Answerer {
    var finder = Finder()
    return Answerer(start: { $0.answer(by: &finder) })
  }
}

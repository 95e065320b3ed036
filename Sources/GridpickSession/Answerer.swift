import GridpickCore
import GridpickFinding

/// Answers a picker's questions of one topic; a newer question replaces an older one.
package struct Answerer {
  /// Begins.
  ///
  /// The answer is returned at once, or comes later from one of the sources, perhaps in parts.
  package var start: (Question) -> Answer?
  /// Ends what is under way: its answer is not waited for any more.
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

  /// Finds each answer at once, however long that takes.
  package static var direct: Answerer {
    var finder = Finder()
    return Answerer(start: { $0.answer(by: &finder) })
  }
}

extension [Question.Topic: Answerer] {
  /// One for each of these topics.
  package init(_ topics: [Question.Topic], _ answerer: (Question.Topic) -> Answerer) {
    self.init(uniqueKeysWithValues: topics.map { ($0, answerer($0)) })
  }
}

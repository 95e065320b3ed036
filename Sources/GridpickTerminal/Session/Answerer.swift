import GridpickCore

/// A service that answers a picker's questions of one topic.
///
/// A newer question replaces an older one.
package struct Answerer {
  /// Begins to answer a question.
  ///
  /// The answer is returned at once, or comes later from one of the sources, perhaps in parts.
  package var start: (Question) -> Answer?
  /// Ends the current question, whose answer is no longer awaited.
  package var drop: () -> Void
  /// The sources of answers that come later.
  package var sources: [NewsSource]
  /// Ends all work that still runs, and waits until it is gone.
  package var stopAndWait: () -> Void

  package init(
    start: @escaping (Question) -> Answer?, drop: @escaping () -> Void = {},
    sources: [NewsSource] = [], stopAndWait: @escaping () -> Void = {}
  ) {
    self.start = start
    self.drop = drop
    self.sources = sources
    self.stopAndWait = stopAndWait
  }

  /// An answerer that finds each answer at once, however long that takes.
  package static var direct: Answerer {
    var finder = Finder()
    return Answerer(start: { $0.answer(by: &finder) })
  }
}

extension [Question.Topic: Answerer] {
  /// Makes one answerer for each of these topics.
  package init(_ topics: [Question.Topic], _ answerer: (Question.Topic) -> Answerer) {
    self.init(uniqueKeysWithValues: topics.map { ($0, answerer($0)) })
  }
}

import GridpickCore

/// A service that answers a picker's jobs of one topic; a newer one replaces an older.
package struct Answerer {
  /// Begins to answer; the answer is returned at once, or comes from a source, perhaps in parts.
  package var start: (Job) -> Answer?
  /// Ends the current job, whose answer is no longer awaited.
  package var drop: () -> Void
  package var sources: [NewsSource]
  /// Asks all work that still runs to end; returns what waits until it is gone.
  package var end: () -> () -> Void

  package init(
    start: @escaping (Job) -> Answer?, drop: @escaping () -> Void = {},
    sources: [NewsSource] = [], end: @escaping () -> () -> Void = { {} }
  ) {
    self.start = start
    self.drop = drop
    self.sources = sources
    self.end = end
  }

  /// An answerer that finds each answer at once, however long that takes.
  package static var direct: Answerer {
    var finder = Finder()
    return Answerer(start: { $0.answer(by: &finder) })
  }
}

extension [Job.Topic: Answerer] {
  package init(_ topics: [Job.Topic], _ answerer: (Job.Topic) -> Answerer) {
    self.init(uniqueKeysWithValues: topics.map { ($0, answerer($0)) })
  }
}

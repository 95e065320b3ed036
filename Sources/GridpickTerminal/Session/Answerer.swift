import GridpickCore

/// A service that answers a picker's jobs of one topic; a newer one replaces an older.
package struct Answerer {
  /// Begins to answer; the answer is returned at once, or comes from a source, perhaps in parts.
  package var start: (Job) -> Answer?
  /// Ends the current job, whose answer is no longer awaited.
  package var drop: () -> Void
  package var sources: [NewsSource]
  /// Ends all work that still runs, and waits until it is gone.
  package var stopAndWait: () -> Void

  package init(
    start: @escaping (Job) -> Answer?, drop: @escaping () -> Void = {},
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

extension [Job.Topic: Answerer] {
  package init(_ topics: [Job.Topic], _ answerer: (Job.Topic) -> Answerer) {
    self.init(uniqueKeysWithValues: topics.map { ($0, answerer($0)) })
  }
}

import GridpickCore

/// Who does a picker's chores: one of each kind at a time.
package struct ChoreRunner {
  /// Answers at once, or later by one of the sources; what was begun before of the same kind is dropped.
  package var start: (Chore) -> PickerEvent?
  /// Where later answers come from.
  package var sources: [NewsSource]

  package init(start: @escaping (Chore) -> PickerEvent?, sources: [NewsSource] = []) {
    self.start = start
    self.sources = sources
  }

  /// Answers always at once, however long that takes.
  package static var direct: ChoreRunner { ChoreRunner(start: { $0.done() }) }
}

import GridpickCore

/// The services that do for a picker what it cannot do itself, and that hear of its events.
package struct PickerServices {
  package var host = PickerHost()
  package var sources: [NewsSource] = []
  package var commands: CommandRunner?
  /// The answerers of jobs; the loop itself answers at once if a topic has none.
  package var answerers = [Job.Topic: Answerer](minimumCapacity: Job.Topic.all.count)
  let thinker = Answerer.direct
  /// Returns true if the input has changed since it was read; called before anything is shown.
  package var isSpoiled: () -> Bool = { false }
  /// Called when a reload has replaced all that came from the input.
  package var forgetInput: () -> Void = {}
  /// Returns the first bytes of what a pick would print, at most so many and one more.
  package var printed: (Pick, PickedContent, _ most: Int) -> [UInt8] = { pick, content, most in
    guard case .marked(let marks) = pick.things else { return [] }
    let values = content.ids(of: marks, at: pick.current).map { content.whole.value(at: $0) }
    return Array(values.joined(separator: [UInt8(ascii: "\n")]).prefix(most + 1))
  }
  package var firstActions: [Action] = []
  /// The longest time for which the picker is shown; nil is without end.
  package var patience: Duration?

  package init() {}

  var allSources: [NewsSource] { sources + allAnswerers.flatMap(\.sources) }

  private var allAnswerers: [Answerer] { Job.Topic.all.compactMap { answerers[$0] } }

  /// Ends all that was started; all of it is asked to end before any of it is waited for.
  func stopAndWait() {
    for source in sources { source.stop() }
    for wait in allAnswerers.map({ $0.end() }) { wait() }
  }
}

/// The callbacks of a program that shows a picker, called one after the other (rule P10).
package struct PickerHost {
  /// Called for every move and every rest after a move, with the item that is current by then.
  package var tell: (PickerEffect, ItemID?) -> Void = { _, _ in }
  /// Returns the reason why this may not be picked; nil if it may.
  package var refusal: (Pick, PickedContent) -> String? = { _, _ in nil }
  /// Takes a pick, and returns true if the picker goes on after it.
  package var takes: (Pick, PickedContent) -> Bool = { _, _ in false }
  /// Called with each event and the state before its effects, and with nil after them.
  package var hear: (PickerEvent?, PickerState) -> Void = { _, _ in }
  /// Returns true for an event that the program keeps for later.
  package var holds: (PickerEvent) -> Bool = { _ in false }
  /// The reason if there is no other.
  package static let refusal = "that cannot be picked"
  /// Called for a key of the program's own, or a title; nil leaves it what it does without the program.
  package var press: (_ key: Int, ItemID?, ClickedTitle?) -> [PickerEvent]? = { _, _, _ in nil }

  package init() {}
}

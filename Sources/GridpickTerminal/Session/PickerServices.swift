import GridpickCore

/// The services that a picker needs from outside, and the callbacks for its events.
package struct PickerServices {
  package var host = PickerHost()
  package var sources: [NewsSource] = []
  package var commands = CommandRunner()
  /// The answerers of jobs; a topic without an answerer is answered at once, by `thinker`.
  package var answerers = [Job.Topic: Answerer](minimumCapacity: Job.Topic.all.count)
  let thinker = Answerer.direct
  /// Returns true if the input has changed since it was read; called before anything is shown.
  package var isSpoiled: () -> Bool = { false }
  package var forgetInput: () -> Void = {}
  /// Returns what a pick would print, cut somewhere after `most` bytes if it is longer.
  package var printed: (Pick, PickedContent, _ most: Int) -> [UInt8] = { pick, content, most in
    guard case .marked(let marks) = pick.things else { return [] }
    let values = content.ids(of: marks, at: pick.current).lazy.map { content.whole.value(at: $0) }
    return Array(values.joined(separator: [UInt8(ascii: "\n")]).prefix(most + 1))
  }
  /// The longest time for which the picker is shown; nil means no limit.
  package var patience: Duration?

  package init() {}

  var allSources: [NewsSource] { sources + allAnswerers.flatMap(\.sources) }

  private var allAnswerers: [Answerer] { Job.Topic.all.compactMap { answerers[$0] } }

  /// Ends all work; every source and answerer is asked to end before an answerer is waited for.
  func stopAndWait() {
    for source in sources { source.stop() }
    for wait in allAnswerers.map({ $0.end() }) { wait() }
  }
}

/// The callbacks of a program that shows a picker, called one after the other (rule P10).
package struct PickerHost {
  /// Called for every move and every rest after a move, with the item that is then current.
  package var tell: (PickerEffect, ItemID?) -> Void = { _, _ in }
  package var refusal: (Pick, PickedContent) -> String? = { _, _ in nil }
  /// Takes a pick, and returns true if the picker goes on after it.
  package var takes: (Pick, PickedContent) -> Bool = { _, _ in false }
  /// Called with each event before its effects are performed, and with nil afterwards.
  package var hear: (PickerEvent?, PickerState) -> Void = { _, _ in }
  /// Returns true for an event that the program keeps for later.
  package var holds: (PickerEvent) -> Bool = { _ in false }
  package static let refusal = "that cannot be picked"
  /// Called for a key of the program, or a clicked title; nil means that the usual actions run.
  package var press: (_ key: Int, ItemID?, ClickedTitle?) -> [PickerEvent]? = { _, _, _ in nil }

  package init() {}
}

/// A service that answers a picker's jobs of one topic; a newer job replaces an older one.
package struct Answerer {
  /// Begins an answer, which is returned at once or comes from a source, perhaps in parts.
  package var start: (Job) -> Answer?
  package var drop: () -> Void
  package var sources: [NewsSource]
  /// Asks all running work to end; returns a closure that waits for its end.
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

  /// An answerer that finds each answer before it returns, however long that takes.
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

/// The service that runs the commands of actions (rule B2).
package struct CommandRunner {
  /// Runs a command on the terminal that `lend` lends; returns the reason if it cannot start.
  package var execute: (_ invocation: Invocation, _ lend: (() -> pid_t?) -> Void) -> String? = {
    _, _ in nil
  }
  package var refusal: (Invocation) -> String? = { _ in nil }
  /// Keeps text to print after a pick; returns the reason if the text cannot be made.
  package var print: (OutputTemplate, ItemID, PickedContent) -> String? = { _, _, _ in nil }

  package init() {}
}

/// An owner of a picker's state, which hands events to the state.
package protocol PickerKeeper {
  var state: PickerState { get }
  mutating func changed(by event: PickerEvent) -> [PickerEffect]
}

extension PickerServices {
  /// Performs effects in order, in a session (rule U10) without a terminal; may return an outcome.
  package func carryOut<Keeper: PickerKeeper>(
    _ effects: [PickerEffect], of keeper: inout Keeper, on terminal: PickerTerminal? = nil
  ) -> PickerOutcome? {
    var effects = effects[...]
    while let effect = effects.popFirst() {
      var events: [PickerEvent] = []
      if let outcome = carryOut(effect, of: keeper.state, on: terminal, &events) { return outcome }
      for event in events { effects += keeper.changed(by: event) }
    }
    return nil
  }

  /// Performs an effect; the state handles `events` next, whose effects come after all earlier ones.
  private func carryOut(
    _ effect: PickerEffect, of state: PickerState, on terminal: PickerTerminal?,
    _ events: inout [PickerEvent]
  ) -> PickerOutcome? {
    switch effect {
    case .picked(let pick):
      guard let reason = host.refusal(pick, state.picked) else {
        return host.takes(pick, state.picked) ? nil : .picked(pick)
      }
      events = [.notice(reason)]
    case .become(let invocation):
      guard let failure = commands.refusal(invocation) else { return .become(invocation) }
      events = [.executed(failure: failure)]
    case .execute(let invocation): events = execute(invocation, on: terminal)
    case .print(let template, let id):
      if let reason = commands.print(template, id, state.picked) { events = [.notice(reason)] }
    case .copy(let value): terminal?.copy(value)
    case .copyPick(let pick):
      let text = printed(pick, state.picked, PickerState.mostCopied)
      if text.count <= PickerState.mostCopied {
        terminal?.copy(text)
      } else {
        events = [.notice(PickerState.tooLongToCopy)]
      }
    case .ringBell: terminal?.ringBell()
    // An answer that came meanwhile may have replaced this job by another.
    case .start(let job) where !state.runs(job.id): break
    case .start(let job):
      let answer = (answerers[job.topic] ?? thinker).start(job)
      if let answer { events = [.answered(job.id, answer)] }
    case .end(let topic): (answerers[topic] ?? thinker).drop()
    case .inputReplaced: forgetInput()
    case .tookQuery(let isPick): return .query(isPick: isPick)
    case .cancelled: return .cancelled
    case .unreadable(let reason): return .unreadable(reason)
    case .moved, .settled: host.tell(effect, state.currentID)
    case .called(let number, let id, let title, let otherwise):
      events = host.press(number, id, title) ?? [.asked(otherwise)]
    }
    return nil
  }

  private func execute(_ invocation: Invocation, on terminal: PickerTerminal?) -> [PickerEvent] {
    guard let terminal else { return [] }
    var size: ScreenSize?
    let failure = commands.execute(invocation) { start in size = terminal.lend(start) }
    return [size.map(PickerEvent.resized), .executed(failure: failure)].compactMap(\.self)
  }
}

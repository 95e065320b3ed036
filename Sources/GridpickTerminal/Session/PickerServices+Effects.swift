import GridpickCore

/// An owner of a picker's state, which hands events to the state.
package protocol PickerKeeper {
  var state: PickerState { get }
  mutating func changed(by event: PickerEvent) -> [PickerEffect]
}

extension PickerServices {
  private enum Consequence {
    /// The state handles these events next; their effects come after all earlier effects.
    case events([PickerEvent])
    case outcome(PickerOutcome)

    static var nothing: Consequence { .events([]) }

    static func event(_ event: PickerEvent?) -> Consequence {
      .events([event].compactMap(\.self))
    }
  }

  /// Performs effects in order, in a session without a terminal (rule U10); returns an outcome.
  package func carryOut<Keeper: PickerKeeper>(
    _ effects: [PickerEffect], of keeper: inout Keeper, on terminal: PickerTerminal? = nil
  ) -> PickerOutcome? {
    var effects = effects[...]
    while let effect = effects.popFirst() {
      switch carryOut(effect, of: keeper.state, on: terminal) {
      case .outcome(let outcome): return outcome
      case .events(let events): for event in events { effects += keeper.changed(by: event) }
      }
    }
    return nil
  }

  private func carryOut(
    _ effect: PickerEffect, of state: PickerState, on terminal: PickerTerminal?
  ) -> Consequence {
    switch effect {
    case .picked(let pick):
      if let reason = host.refusal(pick, state.picked) { return .event(.notice(reason)) }
      return host.takes(pick, state.picked) ? .nothing : .outcome(.picked(pick))
    case .become(let invocation):
      guard let failure = commands?.refusal(invocation) else {
        return .outcome(.become(invocation))
      }
      return .event(.executed(failure: failure))
    case .execute(let invocation): return .events(execute(invocation, on: terminal))
    case .print(let template, let id):
      return .event(commands?.print(template, id, state.picked).map(PickerEvent.notice))
    case .copy(let value): terminal?.copy(value)
    case .copyPick(let pick):
      let text = printed(pick, state.picked, PickerState.mostCopied)
      guard text.count <= PickerState.mostCopied else {
        return .event(.notice(PickerState.tooLongToCopy))
      }
      terminal?.copy(text)
    case .ringBell: terminal?.ringBell()
    // An answer that came meanwhile may have replaced this job by another.
    case .start(let job) where !state.runs(job.id): break
    case .start(let job):
      let answerer = answerers[job.topic] ?? thinker
      return .event(answerer.start(job).map { .answered(job.id, $0) })
    case .end(let topic): (answerers[topic] ?? thinker).drop()
    case .inputReplaced: forgetInput()
    case .tookQuery(let isPick): return .outcome(.query(isPick: isPick))
    case .cancelled: return .outcome(.cancelled)
    case .unreadable(let reason): return .outcome(.unreadable(reason))
    case .moved, .settled: host.tell(effect, state.currentID)
    case .called(let number, let id, let title, let otherwise):
      return .events(host.press(number, id, title) ?? [.asked(otherwise)])
    }
    return .nothing
  }

  /// Runs a command on the terminal; returns its events once the command has ended.
  private func execute(_ invocation: Invocation, on terminal: PickerTerminal?) -> [PickerEvent] {
    guard let commands, let terminal else { return [] }
    var size: ScreenSize?
    let failure = commands.execute(invocation) { start in size = terminal.lend(start) }
    return [size.map(PickerEvent.resized), .executed(failure: failure)].compactMap(\.self)
  }
}

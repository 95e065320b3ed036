import GridpickCore
import GridpickScreen

extension PickerServices {
  /// What comes of an effect.
  package enum Answer {
    /// These happen next; what comes of them is done behind all that was told before.
    case events([PickerEvent])
    case outcome(PickerOutcome)

    fileprivate static var nothing: Answer { .events([]) }

    fileprivate static func event(_ event: PickerEvent?) -> Answer {
      .events([event].compactMap(\.self))
    }
  }

  /// Does what a picker wants done, on a terminal or without one.
  package func perform(
    _ effect: PickerEffect, of state: PickerState, on terminal: PickerTerminal? = nil
  ) -> Answer {
    switch effect {
    case .picked(let pick):
      guard host.mayPick(pick, state.picked) else { return .event(.notice(PickerHost.refusal)) }
      return .outcome(.picked(pick))
    case .become(let invocation):
      guard let failure = commands?.refusal(invocation) else {
        return .outcome(.become(invocation))
      }
      return .event(.executed(failure: failure))
    case .execute(let invocation): return .events(execute(invocation, on: terminal))
    case .executeSilently(let invocation):
      let failure = commands?.executeSilently(invocation)
      return .event(failure.map { .executedSilently(failure: $0) })
    case .print(let template, let id): commands?.print(template, id, state.picked)
    case .copy(let value): terminal?.copy(value)
    case .sort(let sorting):
      return .event(sorter.start(state.data, sorting).map { .sorted(sorting, $0) })
    // What was answered meanwhile may have asked for something else.
    case .find(let search) where !state.awaits(search): break
    case .find(let search):
      return .event(finder.start(state.data, search).map { .found(search, $0) })
    case .stopFinding: finder.stop()
    case .perform(let chore): return .event(chores.start(chore))
    case .cancelled: return .outcome(.cancelled)
    case .unreadable(let reason): return .outcome(.unreadable(reason))
    case .drop(let kind): errands?.drop(kind)
    case .run(let errand):
      return .event(errands?.start(errand).map { .answered(errand.kind, $0) })
    case .preview(let request):
      return .event(previewer?.start(request).map { .previewed($0) })
    case .stopPreview: previewer?.stop()
    case .moved, .settled: host.tell(effect, state.currentID)
    case .called(let number, let id, let otherwise):
      return .event(.asked(host.press(number, id) ?? otherwise))
    }
    return .nothing
  }

  /// Comes back once the command has ended.
  private func execute(_ invocation: Invocation, on terminal: PickerTerminal?) -> [PickerEvent] {
    guard let commands, let terminal else { return [] }
    var size: ScreenSize?
    let failure = commands.execute(invocation) { start in size = terminal.lend(start) }
    return [size.map(PickerEvent.resized), .executed(failure: failure)].compactMap(\.self)
  }
}

import GridpickModel

/// Commands that actions run (rule B2).
extension PickerState {
  /// For what one is at; nil where a command is about an item and there is none (rule P3).
  func invocation(_ template: CommandTemplate) -> Invocation? {
    let current = position.flatMap(pickable)
    let lacksCurrent = current == nil && template.asksForCurrent
    let lacksAny = current == nil && marks.isEmpty && template.asksForAny
    guard !lacksCurrent, !lacksAny else { return nil }
    return Invocation(template, at: current, marks, query: query, of: picked)
  }

  /// One at a time: a later one waits, with all that comes behind it.
  mutating func executeSilently(_ invocation: Invocation, then rest: Chain) {
    let command = SilentCommands.Command(
      invocation: invocation, rest: rest, place: Whereabouts(self))
    guard silentCommands.append(command) else {
      notice = "too many commands wait for one that still runs"
      return
    }
    if silentCommands.count == 1 { ask(.command(invocation)) }
  }

  /// What came behind the command comes before what waits, as far as it is still meant by somebody who may have
  /// gone on meanwhile.
  mutating func goOn(afterSilentCommand failure: String?) {
    guard let done = silentCommands.takeFirst() else { return }
    let waiting = silentCommands
    silentCommands = SilentCommands()
    let now = Whereabouts(self)
    var rest = done.rest
    rest.actions = Array(rest.actions.prefix { done.place.stillMean($0, at: now) })
    if rest.actions.count < done.rest.actions.count {
      doneNote = "you have gone on: not done"
    }
    perform(rest)
    // What comes behind it takes no word of it away.
    notice = failure ?? notice
    let isBusy = !silentCommands.isEmpty
    silentCommands.append(waiting)
    if !isBusy, let next = silentCommands.first { ask(.command(next)) }
  }
}

extension Whereabouts {
  fileprivate init(_ state: PickerState) {
    current = state.currentID
    dataNumber = state.dataNumber
    isBrowsing = state.mode == .browsing
    isFinding = state.finding != nil
  }
}

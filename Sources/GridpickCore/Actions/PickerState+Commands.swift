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
    guard toDo.commands.append(command) else {
      browsing.notice = "too many commands wait for one that still runs"
      return
    }
    if toDo.commands.count == 1 { ask(.command(invocation)) }
  }

  /// What came behind the command comes before what waits, as far as it is still meant by somebody who may have
  /// gone on meanwhile.
  mutating func goOn(afterSilentCommand failure: String?) {
    guard let done = toDo.commands.takeFirst() else { return }
    let waiting = toDo.commands
    toDo.commands = SilentCommands()
    let now = Whereabouts(self)
    var rest = done.rest
    rest.actions = Array(rest.actions.prefix { done.place.stillMean($0, at: now) })
    if rest.actions.count < done.rest.actions.count {
      browsing.doneNote = "you have gone on: not done"
    }
    perform(rest)
    // What comes behind it takes no word of it away.
    browsing.notice = failure ?? notice
    let isBusy = !toDo.commands.isEmpty
    toDo.commands.append(waiting)
    if !isBusy, let next = toDo.commands.first { ask(.command(next)) }
  }
}

extension Whereabouts {
  fileprivate init(_ state: PickerState) {
    current = state.currentID
    dataNumber = state.arrival.dataNumber
    isBrowsing = state.browsing.mode == .browsing
    isFinding = state.find.finding != nil
  }
}

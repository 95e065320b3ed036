/// The commands that actions run (rule B2).
extension PickerState {
  /// Returns an invocation for the present state; nil if an item is needed but missing (rule P3).
  func invocation(_ template: CommandTemplate?, for use: CommandUse? = nil) -> Invocation? {
    guard let template = template?.naming(data) else { return nil }
    let current = subject
    let lacksCurrent = current == nil && template.asksForCurrent
    let lacksAny = current == nil && marks.isEmpty && template.asksForMarks
    guard !lacksCurrent, !lacksAny else { return nil }
    var invocation = invocation(template, at: current)
    invocation.use = use
    return invocation
  }

  func invocation(_ template: CommandTemplate, at current: ItemID?) -> Invocation {
    var invocation = Invocation(
      template, at: current, marks, as: pickUnit, query: query, of: picked)
    invocation.clickedTitle = pointer.clickedTitle
    return invocation
  }

  /// The state that a command gets if a client asks for actions through a socket.
  package var situation: Invocation {
    invocation(CommandTemplate(), at: subject)
  }

  /// Ends the running command, and drops the waiting commands.
  mutating func cancelCommands() {
    toDo.commands = []
    close(.command)
  }

  /// Runs a command in the background, after those before it; `rest` waits for its end.
  mutating func executeSilently(_ invocation: Invocation, then rest: Chain) {
    guard toDo.commands.count < SilentCommand.most else {
      return warn("too many commands are waiting")
    }
    toDo.commands.append(
      SilentCommand(invocation: invocation, rest: rest, place: whereabouts))
    if toDo.commands.count == 1 { start(invocation) }
  }

  private var whereabouts: Whereabouts {
    Whereabouts(
      current: currentID, dataNumber: arrival.dataNumber,
      isBrowsing: browsing.mode.isBrowsing, step: find.step)
  }

  private mutating func start(_ invocation: Invocation) {
    start(.command, .command(invocation)) { state, answer in
      guard case .command(let failure, let actions) = answer else { return }
      state.actByHand { $0.resume(afterSilentCommand: failure, doing: actions) }
    }
  }

  /// Ends a background command; then performs the actions that it printed and those that waited.
  ///
  /// The first action that no longer makes sense is dropped, with all actions after it.
  private mutating func resume(afterSilentCommand failure: String?, doing printed: [Action]) {
    guard let done = toDo.commands.first else { return }
    let waiting = toDo.commands.dropFirst()
    toDo.commands = []
    let now = whereabouts
    var rest = done.rest
    let meant = printed + rest.actions
    rest.actions = Array(meant.prefix { done.place.stillMean($0, at: now) })
    if rest.actions.count < meant.count {
      say("cancelled: you moved on")
    }
    perform(rest)
    // The actions after the command must not remove its message.
    browsing.notice = failure ?? notice
    let isBusy = !toDo.commands.isEmpty
    toDo.commands += waiting
    if !isBusy, let next = toDo.commands.first { start(next.invocation) }
  }
}

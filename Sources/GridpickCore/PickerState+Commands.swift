import GridpickModel

/// Commands that actions run (rule B2).
extension PickerState {
  /// For what one is at; nil where a command is about an item and there is none (rule P3).
  func invocation(_ template: CommandTemplate) -> Invocation? {
    let current = position.flatMap(pickable)
    let lacksCurrent = current == nil && template.asksForCurrent
    let lacksAny = current == nil && marks.isEmpty && template.asksForAny
    guard !lacksCurrent, !lacksAny else { return nil }
    return Invocation(template, at: current, marks, query: finding?.entry.text ?? "")
  }

  /// One at a time: a later one waits, with all that comes behind it.
  mutating func executeSilently(_ invocation: Invocation, then rest: [Action]) {
    guard silentCommands.append(invocation, then: rest) else {
      notice = "too many commands wait for one that still runs"
      return
    }
    if silentCommands.count == 1 { tell(.executeSilently(invocation)) }
  }

  /// What came behind the command comes before what waits.
  mutating func goOn(afterSilentCommand failure: String?) {
    guard let rest = silentCommands.takeRest() else { return }
    notice = failure ?? notice
    let waiting = silentCommands
    silentCommands = SilentCommands()
    perform(rest)
    let isBusy = !silentCommands.isEmpty
    silentCommands.append(waiting)
    if !isBusy, let next = silentCommands.first { tell(.executeSilently(next)) }
  }
}

/// Commands in the background, of which the first is run, and what is to be done after each.
struct SilentCommands {
  /// So many keys may wait for a command that does not end.
  private static let most = 64

  private var commands: [(invocation: Invocation, rest: [Action])] = []

  var count: Int { commands.count }
  var isEmpty: Bool { commands.isEmpty }
  var first: Invocation? { commands.first?.invocation }

  /// False where too many wait.
  mutating func append(_ invocation: Invocation, then rest: [Action]) -> Bool {
    guard commands.count < Self.most else { return false }
    commands.append((invocation, rest))
    return true
  }

  mutating func append(_ others: SilentCommands) { commands += others.commands }

  /// What was to be done after the one that is run, which is done; nil where none was.
  mutating func takeRest() -> [Action]? {
    commands.isEmpty ? nil : commands.removeFirst().rest
  }
}

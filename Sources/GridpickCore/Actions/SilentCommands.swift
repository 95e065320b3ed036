/// Commands in the background, of which the first is run, and what is to be done after each.
struct SilentCommands {
  /// So many keys may wait for a command that does not end.
  private static let most = 64

  struct Command {
    let invocation: Invocation
    /// The actions that wait for its end.
    let rest: Chain
    /// Where the user was when it was asked for.
    let place: Whereabouts
  }

  private var commands: [Command] = []

  var count: Int { commands.count }
  var isEmpty: Bool { commands.isEmpty }
  var first: Invocation? { commands.first?.invocation }

  /// That one is run, and how many wait for it.
  var note: String? {
    switch count {
    case 0: nil
    case 1: "running"
    default: "running, \(count - 1) waiting"
    }
  }

  /// False where too many wait.
  mutating func append(_ command: Command) -> Bool {
    guard commands.count < Self.most else { return false }
    commands.append(command)
    return true
  }

  mutating func append(_ others: SilentCommands) { commands += others.commands }

  /// The one that was run; nil where none was.
  mutating func takeFirst() -> Command? { commands.isEmpty ? nil : commands.removeFirst() }
}

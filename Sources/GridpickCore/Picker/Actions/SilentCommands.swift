/// The commands in the background, each with the actions that wait for it; the first one runs.
struct SilentCommands {
  /// The most commands at a time, the running one included, because that one may never end.
  private static let most = 64

  struct Command {
    let invocation: Invocation
    let rest: Chain
    /// The place of the user when the command was asked for.
    let place: Whereabouts
  }

  private var commands: [Command] = []

  var count: Int { commands.count }
  var isEmpty: Bool { commands.isEmpty }
  var first: Invocation? { commands.first?.invocation }

  /// The note that a command is running, and how many commands wait; nil if none is running.
  var note: String? {
    switch count {
    case 0: nil
    case 1: "running"
    default: "running, \(count - 1) waiting"
    }
  }

  /// Adds a command; returns false if too many commands wait.
  mutating func append(_ command: Command) -> Bool {
    guard commands.count < Self.most else { return false }
    commands.append(command)
    return true
  }

  mutating func append(_ others: SilentCommands) { commands += others.commands }

  mutating func removeFirst() -> Command? { commands.isEmpty ? nil : commands.removeFirst() }
}

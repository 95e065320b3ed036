/// The actions that wait, and the state of those that are being performed.
struct ToDo {
  /// The actions that wait for matches or marks, and not for the items shown or marked meanwhile.
  private(set) var awaited: [Chain] = []
  var awaitsExclusion: Bool {
    awaited.contains { $0.actions.contains { $0.row.kind == .exclude } }
  }
  var commands = SilentCommands()
  /// True while the actions being performed were bound to an occasion, not to a key.
  private(set) var answersOccasion = false
  /// True if this event raises no occasions, because delayed actions of an earlier one have run.
  private(set) var raisesNothing = false

  /// The occasions that this event has raised, besides those that its effects tell.
  private(set) var raised: Set<Occasion> = []
  private var due: [Duration: Duration] = [:]

  var nextDue: Duration? { due.values.min() }

  var answersTime: Bool { answersOccasion && raised.contains(where: \.isTimed) }

  mutating func raise(_ occasion: Occasion) { raised.insert(occasion) }

  mutating func keepTime(of interval: Duration, at time: Duration, hasBegun: Bool) {
    if let due = due[interval], due <= time { raise(.every(interval)) }
    guard hasBegun || raised.contains(.every(interval)) else { return }
    due[interval] = time + interval
  }

  func chain(_ actions: [Action]) -> Chain {
    Chain(actions: actions, answersOccasion: answersOccasion)
  }

  mutating func putOff(_ actions: [Action]) { putOff(chain(actions)) }

  mutating func putOff(_ chain: Chain) { awaited.append(chain) }

  mutating func removeAwaited() -> [Chain] {
    defer { awaited = [] }
    return awaited
  }

  mutating func forgetAwaited() { awaited = [] }

  /// Drops waiting actions that need the current item, and what follows them; returns true if any.
  @discardableResult
  mutating func forgetPick() -> Bool {
    let before = awaited.flatMap(\.actions).count
    awaited = awaited.compactMap { chain in
      var chain = chain
      chain.actions = Array(chain.actions.prefix { $0.row.kind.outlastsKeys })
      return chain.actions.isEmpty ? nil : chain
    }
    return awaited.flatMap(\.actions).count < before
  }

  /// Begins a chain; returns the value that the caller passes to `finishChain` after the chain.
  mutating func begin(_ chain: Chain) -> Bool {
    defer { answersOccasion = chain.answersOccasion }
    raisesNothing = raisesNothing || chain.answersOccasion
    return answersOccasion
  }

  mutating func finishChain(before: Bool) { answersOccasion = before }

  /// Call it after all actions that the event caused.
  mutating func finishEvent() {
    raisesNothing = false
    raised = []
  }
}

/// The commands in the background, each with the actions that wait for it; the first one runs.
struct SilentCommands {
  /// The most commands at a time, the running one included, because that one may never end.
  private static let most = 64

  struct Command {
    let invocation: Invocation
    let rest: Chain
    let place: Whereabouts
  }

  private var commands: [Command] = []

  var count: Int { commands.count }
  var isEmpty: Bool { commands.isEmpty }
  var first: Invocation? { commands.first?.invocation }

  /// Says that a command is running, and how many wait; nil if none is running.
  var note: String? {
    switch count {
    case 0: nil
    case 1: "running"
    default: "running, \(count - 1) waiting"
    }
  }

  mutating func append(_ command: Command) -> Bool {
    guard commands.count < Self.most else { return false }
    commands.append(command)
    return true
  }

  mutating func append(_ others: SilentCommands) { commands += others.commands }

  mutating func removeFirst() -> Command? { commands.isEmpty ? nil : commands.removeFirst() }
}

/// A list of actions that are performed one after the other, some of them perhaps later.
struct Chain {
  var actions: [Action]
  /// True if the actions were bound to an occasion; such actions raise no further occasions.
  var answersOccasion: Bool
  /// True if even a step waits until the items that have come are shown.
  var waitsForFindings = false
}

/// The actions that wait, and the state of those that are being performed.
struct ToDo {
  /// The actions that wait until the matches or the marks are known.
  var awaited: [Chain] = []
  var awaitsExclusion: Bool {
    awaited.contains { $0.actions.contains { $0.row.kind == .exclude } }
  }
  /// The commands in the background, of which the first one runs.
  var commands: [SilentCommand] = []
  /// True while the actions being performed were bound to an occasion, not to a key.
  private(set) var answersOccasion = false
  /// True if this event raises no occasions, because it has run actions of an occasion.
  private(set) var raisesNothing = false

  /// The occasions that this event has raised, besides those that follow from its effects.
  private(set) var raised: Set<Occasion> = []
  private var due: [Duration: Duration] = [:]

  var nextDue: Duration? { due.values.min() }

  var answersTime: Bool { answersOccasion && raised.contains(where: \.isTimed) }

  mutating func raise(_ occasion: Occasion) { raised.insert(occasion) }

  /// Raises the occasion of an interval that is over; the first interval begins now.
  mutating func keepTime(of interval: Duration, at time: Duration) {
    if let due = due[interval] {
      guard due <= time else { return }
      raise(.every(interval))
    }
    due[interval] = time + interval
  }

  func chain(_ actions: [Action]) -> Chain {
    Chain(actions: actions, answersOccasion: answersOccasion)
  }

  mutating func putOff(_ actions: [Action]) { awaited.append(chain(actions)) }

  /// Drops waiting actions on the current item, and all after them; returns true if it dropped any.
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

  /// Resets what concerns one event only; called after all actions of the event.
  mutating func finishEvent() {
    raisesNothing = false
    raised = []
  }
}

/// A command in the background, and the actions that wait for it.
struct SilentCommand {
  /// The most commands at a time, with the running command, because it may never end.
  static let most = 64

  let invocation: Invocation
  let rest: Chain
  let place: Whereabouts
}

/// A list of actions that are performed one after the other, some of them perhaps later.
struct Chain {
  var actions: [Action]
  /// True if the actions were bound to an occasion; such actions raise no further occasions.
  var answersOccasion: Bool
  /// True if even a step waits until new items are searched and shown.
  var waitsForFindings = false
}

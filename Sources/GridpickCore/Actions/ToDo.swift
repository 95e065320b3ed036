/// Actions that wait, and what is known of those that are being performed.
struct ToDo {
  /// Actions that wait for matches or marks: what is shown or marked meanwhile is not what they mean.
  private(set) var awaited: [Chain] = []
  /// Commands in the background, and the actions that wait for their end.
  var commands = SilentCommands()
  /// Whether what is being done was bound to an occasion, and not to a key.
  private(set) var answersOccasion = false
  /// Whether what was done for an event was put off by what was bound to an earlier one.
  private(set) var raisesNothing = false

  /// Actions that answer what the ones before them do.
  func chain(_ actions: [Action]) -> Chain {
    Chain(actions: actions, answersOccasion: answersOccasion)
  }

  mutating func putOff(_ actions: [Action]) { awaited.append(chain(actions)) }

  mutating func takeAwaited() -> [Chain] {
    defer { awaited = [] }
    return awaited
  }

  mutating func forgetAwaited() { awaited = [] }

  /// Drops waiting actions that need the current item or the marks; returns whether there were any.
  @discardableResult
  mutating func forgetPick() -> Bool {
    let before = awaited.flatMap(\.actions).count
    awaited = awaited.compactMap { chain in
      let actions = Array(chain.actions.prefix { $0.isAboutAll })
      return actions.isEmpty
        ? nil : Chain(actions: actions, answersOccasion: chain.answersOccasion)
    }
    return awaited.flatMap(\.actions).count < before
  }

  /// Begins a chain; returns what `end` is to be told behind it.
  mutating func begin(_ chain: Chain) -> Bool {
    defer { answersOccasion = chain.answersOccasion }
    raisesNothing = raisesNothing || chain.answersOccasion
    return answersOccasion
  }

  mutating func end(before: Bool) { answersOccasion = before }

  /// An event has been handled, with all that came of it.
  mutating func endEvent() { raisesNothing = false }
}

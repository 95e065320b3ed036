import GridpickTerminal

/// How a caller's asynchronous work runs, if possible never beside its other code (rule U2).
struct Launch {
  typealias Work = @Sendable () async -> Void

  private let begin: (_ work: @escaping Work, _ giveUp: () -> Void) -> Task<Void, Never>

  /// Begins work; `giveUp` is called, maybe needlessly, if it cannot go on before the picker ends.
  func start(
    orElse giveUp: () -> Void = {}, _ work: @escaping Work
  ) -> Task<Void, Never> { begin(work, giveUp) }

  /// The launch for a picker that holds the thread on which it runs.
  ///
  /// On the main actor's thread the work also runs on the main actor, while the picker sleeps. The
  /// owner of any other thread is unknown, so there the work runs on a thread beside it.
  static var fromHere: Launch {
    guard MainQueue.isHere else { return Launch { work, _ in Task { await work() } } }
    return Launch { work, giveUp in
      guard MainQueue.isHeld else { return Task { @MainActor in await work() } }
      // The work runs at once, as a part of the work that holds the actor. Any wait in it would
      // also be a wait for the actor.
      defer { giveUp() }
      return Task.immediate { @MainActor in await work() }
    }
  }

  /// Returns the launch for an asynchronous picker, on its caller's actor.
  static func on(_ isolation: isolated (any Actor)?) -> Launch {
    Launch { work, _ in
      Task {
        _ = isolation
        await work()
      }
    }
  }

  static func isNowhere(_ isolation: (any Actor)?) -> Bool { isolation == nil }
}

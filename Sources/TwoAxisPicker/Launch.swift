import GridpickSession
import GridpickSystem

/// Where what a caller has got for it runs: never at the same time as the caller's other code, if it can
/// be (rule U2).
struct Launch {
  typealias Work = @Sendable () async -> Void

  private let begin: (_ work: @escaping Work, _ giveUp: () -> Void) -> Task<Void, Never>

  /// Begins work; `giveUp` is called where that cannot go on before the picker's end, and perhaps where it is done.
  func start(
    orElse giveUp: () -> Void = {}, _ work: @escaping Work
  ) -> Task<Void, Never> { begin(work, giveUp) }

  /// For a picker that holds the thread it is run on.
  ///
  /// Where that is the main actor's, the work is that actor's too, and is done while the picker sleeps; elsewhere
  /// nobody knows whose thread it is, and the work is done beside it.
  static var fromHere: Launch {
    guard MainQueue.isHere else { return Launch { work, _ in Task { await work() } } }
    return Launch { work, giveUp in
      guard MainQueue.isHeld else { return Task { @MainActor in await work() } }
      // At once, as a part of what holds the actor; whatever it waits for, it would have to wait for the actor too.
      defer { giveUp() }
      return Task.immediate { @MainActor in await work() }
    }
  }

  /// For a picker that is waited for, on the actor of who waits.
  static func on(_ isolation: isolated (any Actor)?) -> Launch {
    Launch { work, _ in
      Task {
        _ = isolation
        await work()
      }
    }
  }

  /// Whether code that has this isolation belongs to no actor.
  static func isNowhere(_ isolation: (any Actor)?) -> Bool { isolation == nil }
}

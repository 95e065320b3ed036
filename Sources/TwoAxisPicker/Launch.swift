import GridpickSession
import GridpickSystem

/// Where what a caller has got for it runs: never at the same time as the caller's other code, if it can
/// be (rule U2).
struct Launch {
  let start: (@escaping @Sendable () async -> Void) -> Task<Void, Never>

  /// For a picker that holds the thread it is run on.
  ///
  /// On the main thread it is the main actor's work, which is done while the picker sleeps; elsewhere
  /// nobody knows whose thread it is, and the work is done beside it.
  static var fromHere: Launch {
    if MainQueue.isHere {
      Launch { work in Task { @MainActor in await work() } }
    } else {
      Launch { work in Task { await work() } }
    }
  }

  /// For a picker that is waited for, on the actor of who waits.
  static func on(_ isolation: isolated (any Actor)?) -> Launch {
    Launch { work in
      Task {
        _ = isolation
        await work()
      }
    }
  }

  /// Whether code that has this isolation belongs to no actor.
  static func isNowhere(_ isolation: (any Actor)?) -> Bool { isolation == nil }
}

import GridpickTerminal
import Synchronization

/// Signals sent to one thread repeatedly and caught by a handler.
package final class SignalShower: Sendable {
  /// A signal that no other code uses.
  private static let number = SIGURG

  private let target = pthread_self()
  private let end: ContinuousClock.Instant
  private let isOver = Atomic(false)

  private init(within limit: Duration) {
    end = .now + limit
  }

  /// Runs code under the signals; they stop after a limit, so that a wait for a pause can end.
  package static func during(
    atMost limit: Duration = .seconds(10), _ body: () throws -> Void
  ) throws {
    let before = signal(number) { _ in }
    defer { signal(number, before) }
    // Threads that run tests may block all signals.
    var mask = sigset_t()
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    pthread_sigmask(SIG_UNBLOCK, &only, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    let shower = SignalShower(within: limit)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(shower)
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<SignalShower>.fromOpaque(context).takeRetainedValue().fall() }
        return nil
      }, context.toOpaque())
    guard code == 0 else { throw HarnessError.system(call: "pthread_create", code: code) }
    defer {
      shower.isOver.store(true, ordering: .relaxed)
      pthread_join(thread, nil)
    }
    try body()
  }

  private func fall() {
    while !isOver.load(ordering: .relaxed), ContinuousClock.now < end {
      pthread_kill(target, Self.number)
      poll(nil, 0, 10)
    }
  }
}

import GridpickCore
import GridpickLoading
import GridpickModel
import GridpickSession

/// Does chores on threads of its own: keys are answered meanwhile.
final class BackgroundChores {
  /// So long one is waited for, which is done at once where it goes through little.
  private static let patience = Duration.milliseconds(8)

  /// Made when first needed.
  private var threads: [Chore.Kind: Background<PickerEvent>] = [:]

  var runner: ChoreRunner {
    ChoreRunner(
      start: start,
      sources: Chore.Kind.allCases.map { kind in
        // What it brings may be newer data.
        NewsSource(
          pace: .cost, descriptor: { self.threads[kind]?.descriptor },
          take: { self.threads[kind]?.take() })
      })
  }

  private func start(_ chore: Chore) -> PickerEvent? {
    guard let thread = threads[chore.kind] ?? (try? Background()) else { return chore.done() }
    threads[chore.kind] = thread
    thread.start(givingWay: true) { work in
      guard let done = chore.done(by: .parallel { work.isWanted }) else { return }
      work.hand(over: done)
    }
    return thread.take(within: Self.patience)
  }
}

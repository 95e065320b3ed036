import GridpickCore
import GridpickFinding
import GridpickLoading
import GridpickModel
import GridpickSession
import Synchronization

/// Finds on threads of its own: keys are answered meanwhile.
final class BackgroundFinder {
  private struct Answer {
    let search: Search
    let findings: Findings
  }

  /// One search of it at a time: one that is superseded is waited for, which has nothing left to do.
  private final class Owner: Sendable {
    let finder = Mutex(Finder())
  }

  /// So long an answer is waited for, which is there at once where there is little to be looked through.
  private static let patience = Duration.milliseconds(1)

  private lazy var owner = Owner()
  /// Made when first needed.
  private var thread: Background<Answer>?

  var finder: MatchFinder {
    MatchFinder(
      start: start, stop: stop,
      sources: [
        NewsSource(
          descriptor: { self.thread?.descriptor },
          take: { self.thread?.take().map { .found($0.search, $0.findings) } })
      ])
  }

  /// What was found is kept for a longer query, and nobody asks for one any more.
  private func stop() {
    let owner = owner
    thread?.start { _ in owner.finder.withLock { $0 = Finder() } }
  }

  private func start(_ data: GridData, _ search: Search) -> Findings? {
    guard let thread = thread ?? (try? Background()) else {
      return owner.finder.withLock { $0.find(search, in: data) }
    }
    self.thread = thread
    let owner = owner
    thread.start(givingWay: true) { work in
      let manner = PartedWork.parallel { work.isWanted }
      owner.finder.withLock { finder in
        let findings = finder.find(search, in: data, manner) {
          work.hand(over: Answer(search: search, findings: $0))
        }
        if let findings { work.hand(over: Answer(search: search, findings: findings)) }
      }
    }
    return data.isFoundAtOnce ? thread.take(within: Self.patience)?.findings : nil
  }
}

extension PartedWork {
  /// On all processors at the same time.
  static func parallel(isWanted: @escaping () -> Bool = { true }) -> PartedWork {
    PartedWork(isWanted: isWanted, partCount: Parallel.count, forEachPart: Parallel.forEach)
  }
}

import GridpickCore
import GridpickTerminal
import Synchronization

/// Finds the answers of one topic on other threads, so that keys are answered meanwhile.
final class BackgroundAnswers {
  /// Keeps the matches of a query for longer ones.
  private final class Keeper: Sendable {
    let finder = Mutex(Finder())
  }

  private let lane: Lane<Answer>
  private var keeper: Keeper?

  init(_ topic: Job.Topic) {
    // An answer about marks may put newer data on the screen.
    lane = Lane(pace: topic == .marks ? .seldom : .none) { $0 }
  }

  var answerer: Answerer {
    Answerer(start: start, drop: drop, sources: lane.sources, end: lane.end)
  }

  /// Ends the work on the last job, and frees the kept matches on another thread.
  private func drop() {
    let kept = keeper
    keeper = nil
    lane.stop()
    if kept != nil { Thread.start(givingWay: true) { withExtendedLifetime(kept) {} } }
  }

  private func start(_ job: Job) -> Answer? {
    let keeper = keeper ?? Keeper()
    if job.topic == .matches { self.keeper = keeper }
    return lane.start(job.id, within: job.patience) { [lane] in
      let run = try? Run<Answer>(givingWay: true) { run in
        keeper.finder.withLock { finder in
          guard !run.isDismissed else { return }
          let manner = PartedWork.parallel { !run.isDismissed }
          if let answer = job.answer(by: &finder, manner, telling: run.tell) { run.tell(answer) }
        }
      }
      guard let run else { return keeper.finder.withLock { job.answer(by: &$0) } }
      lane.run(run, for: job.id)
      return nil
    }
  }
}

extension Job {
  /// The time that the loop waits for the answer, enough for small data.
  fileprivate var patience: Duration {
    guard case .matches(_, let data) = work else { return .milliseconds(8) }
    return data.isFoundAtOnce ? .milliseconds(1) : .zero
  }
}

extension PartedWork {
  static func parallel(isWanted: @escaping () -> Bool = { true }) -> PartedWork {
    PartedWork(isWanted: isWanted, partCount: Parallel.count, forEachPart: Parallel.forEach)
  }
}

import GridpickCore
import GridpickTerminal
import Synchronization

/// Finds the answers of one topic on other threads, so that keys are answered meanwhile.
final class BackgroundAnswers {
  /// Owns the finder; a newer job waits until the older one has noticed that it is dropped.
  private final class Owner: Sendable {
    let finder = Mutex(Finder())
  }

  private let topic: Job.Topic
  private lazy var owner = Owner()
  private var thread: Background<(job: Job.ID, answer: Answer)>?

  init(_ topic: Job.Topic) {
    self.topic = topic
  }

  var answerer: Answerer {
    Answerer(
      start: start, drop: drop,
      sources: [
        // An answer about marks may put newer data on the screen.
        NewsSource(
          pace: topic == .marks ? .seldom : .none, descriptor: { self.thread?.descriptor },
          receive: { self.thread?.receive().map { .answered($0.job, $0.answer) } })
      ])
  }

  /// Frees the matches kept for longer queries, and ends the work on the last job.
  private func drop() {
    let owner = owner
    thread?.start { _ in owner.finder.withLock { $0 = Finder() } }
  }

  private func start(_ job: Job) -> Answer? {
    guard let thread = thread ?? (try? Background()) else {
      return owner.finder.withLock { job.answer(by: &$0) }
    }
    self.thread = thread
    let owner = owner
    thread.start(givingWay: true) { work in
      let manner = PartedWork.parallel { work.isWanted }
      owner.finder.withLock { finder in
        guard work.isWanted else { return }
        let answer = job.answer(by: &finder, manner) {
          work.deliver((job: job.id, answer: $0))
        }
        if let answer { work.deliver((job: job.id, answer: answer)) }
      }
    }
    return job.patience.flatMap(thread.receive)?.answer
  }
}

extension Job {
  /// The time that the loop waits for the answer, enough for small data; nil does not wait.
  fileprivate var patience: Duration? {
    guard case .matches(_, let data) = work else { return .milliseconds(8) }
    return data.isFoundAtOnce ? .milliseconds(1) : nil
  }
}

extension PartedWork {
  static func parallel(isWanted: @escaping () -> Bool = { true }) -> PartedWork {
    PartedWork(isWanted: isWanted, partCount: Parallel.count, forEachPart: Parallel.forEach)
  }
}

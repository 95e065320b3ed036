import GridpickCore
import GridpickTerminal
import Synchronization

/// Finds the answers of one topic on other threads, so that keys are answered meanwhile.
final class BackgroundAnswers {
  /// Keeps the matches of a query, because a longer query matches only some of them.
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
  fileprivate var patience: Duration { .milliseconds(topic == .matches ? 1 : 8) }
}

extension PartedWork {
  static func parallel(isWanted: @escaping () -> Bool = { true }) -> PartedWork {
    PartedWork(isWanted: isWanted, partCount: Parallel.count, forEachPart: Parallel.forEach)
  }
}

/// The runs for one topic; each begins after the one before has ended completely (rules V1, R5).
final class Lane<News> {
  private let pace: NewsSource.Pace
  private let answer: (News) -> Answer
  /// The newest job that has begun, and its run; nil after its last answer.
  private var current: (job: Job.ID, run: Run<News>)?
  private var leaving: Run<News>?
  private var next: (job: Job.ID, begin: () -> Answer?)?

  init(pace: NewsSource.Pace = .none, answer: @escaping (News) -> Answer) {
    self.pace = pace
    self.answer = answer
  }

  var sources: [NewsSource] {
    [
      NewsSource(
        pace: pace, descriptor: { self.current?.run.descriptor },
        receive: { [self] in
          guard let job = current?.job else { return nil }
          return news().map { .answered(job, $0) }
        }),
      NewsSource(descriptor: { self.leaving?.departureDescriptor }, receive: departed),
    ]
  }

  /// Returns the answer if it comes in time; the time includes the wait for the run before.
  ///
  /// `begin` calls `run` or returns the answer; it is not called for a superseded job.
  func start(
    _ job: Job.ID, within patience: Duration = .zero, _ begin: @escaping () -> Answer?
  ) -> Answer? {
    let deadline = MonotonicClock.now + patience
    stop()
    if leaving?.hasDeparted(within: patience) == true { leaving = nil }
    guard leaving == nil else {
      next = (job, begin)
      return nil
    }
    if let answer = begin() { return answer }
    return patience > .zero ? news(within: deadline - MonotonicClock.now) : nil
  }

  func run(_ run: Run<News>, for job: Job.ID) { current = (job, run) }

  func stop() {
    next = nil
    guard let run = current?.run else { return }
    run.stop()
    leaving = run
    current = nil
  }

  /// Asks the run to end, and returns a closure that waits for its end.
  func end() -> () -> Void {
    stop()
    return { [leaving] in leaving?.stop(waiting: true) }
  }

  private func news(within patience: Duration = .zero) -> Answer? {
    guard let run = current?.run else { return nil }
    // This is asked before the news is taken, because a run departs after its last news.
    let hasDeparted = run.hasDeparted()
    guard let answer = run.receive(within: patience).map(answer) else { return nil }
    if hasDeparted || answer.isLast { current = nil }
    return answer
  }

  private func departed() -> PickerEvent? {
    guard leaving?.hasDeparted() != false else { return nil }
    leaving = nil
    guard let (job, begin) = next else { return nil }
    next = nil
    return begin().map { .answered(job, $0) }
  }
}

import GridpickCore
import GridpickTerminal

/// The runs for one topic; the next begins once nothing of the last is left (rules V1, R5).
final class Lane<News> {
  private let pace: NewsSource.Pace
  private let answer: (News) -> Answer
  /// The newest job that has begun, and its run until its last answer.
  private var current: (job: Job.ID, run: Run<News>)?
  /// The superseded run, which may take a while to end.
  private var leaving: Run<News>?
  /// The job to begin with once the superseded run has ended.
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

  /// Begins with a job in place of the last one; returns the answer if it comes in time.
  ///
  /// The time for the last run to end counts too. `begin` calls `run`, or returns the answer itself;
  /// nothing is begun for a superseded job.
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

  /// Asks the run to end, and returns what waits for its end.
  func end() -> () -> Void {
    stop()
    return { [leaving] in leaving?.stop(waiting: true) }
  }

  private func news(within patience: Duration = .zero) -> Answer? {
    guard let run = current?.run else { return nil }
    // Asked before the news is taken: a run tells its last news and only then departs.
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

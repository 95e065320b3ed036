import GridpickCore
import GridpickTerminal

/// The runs for one topic; the next begins once nothing of the last is left (rules V1, R5).
final class Lane<News> {
  private let pace: NewsSource.Pace
  private let answer: (News) -> Answer
  /// The newest job that has begun, and its run.
  private var current: (job: Job.ID, run: Run<News>)?
  /// The superseded runs, which may take a while to end.
  private var leaving: [Run<News>] = []
  /// The job to begin with once the superseded runs have ended.
  private var next: (job: Job.ID, begin: () -> Answer?)?

  init(pace: NewsSource.Pace = .none, answer: @escaping (News) -> Answer) {
    self.pace = pace
    self.answer = answer
  }

  var sources: [NewsSource] {
    [
      NewsSource(pace: pace, descriptor: { self.current?.run.descriptor }, receive: news),
      NewsSource(descriptor: { self.awaited?.departureDescriptor }, receive: departed),
    ]
  }

  /// Begins with a job in place of the last one; returns the answer if it comes in time.
  ///
  /// `begin` calls `run`, or returns the answer itself; nothing is begun for a superseded job.
  func start(
    _ job: Job.ID, within patience: Duration = .zero, _ begin: @escaping () -> Answer?
  ) -> Answer? {
    stop()
    leaving.removeAll { $0.hasDeparted(within: patience) }
    guard leaving.isEmpty else {
      next = (job, begin)
      return nil
    }
    if let answer = begin() { return answer }
    return patience > .zero ? current?.run.receive(within: patience).map(answer) : nil
  }

  func run(_ run: Run<News>, for job: Job.ID) { current = (job, run) }

  func stop() {
    next = nil
    guard let run = current?.run else { return }
    run.stop()
    leaving.append(run)
    current = nil
  }

  /// Asks all runs to end, and returns what waits for their end.
  func end() -> () -> Void {
    stop()
    return { for run in self.leaving { run.stop(waiting: true) } }
  }

  /// The run whose departure is awaited; first its news is taken.
  private var awaited: Run<News>? {
    leaving.first ?? current.flatMap { $0.run.hasNews ? nil : $0.run }
  }

  private func news() -> PickerEvent? {
    guard let (job, run) = current, let news = run.receive() else { return nil }
    return .answered(job, answer(news))
  }

  private func departed() -> PickerEvent? {
    leaving.removeAll { $0.hasDeparted() }
    if let run = current?.run, !run.hasNews, run.hasDeparted(), !run.hasNews { current = nil }
    guard leaving.isEmpty, let (job, begin) = next else { return nil }
    next = nil
    return begin().map { .answered(job, $0) }
  }
}

import GridpickCore
import GridpickTerminal

/// Runs the commands of one topic; the next begins once nothing of the last is left (rules V1, R5).
final class TopicCommands<News> {
  typealias Run = (ShellCommand) throws(Complaint) -> CommandRun<News>

  private let making: CommandMaking
  private let pace: NewsSource.Pace
  private let answer: (News) -> Answer
  private let failure: (_ message: String) -> Answer
  /// The newest job with a command, and its run.
  private var current: (job: Job.ID, run: CommandRun<News>)?
  /// The superseded runs, which may take a while to end.
  private var leaving: [CommandRun<News>] = []
  /// The job to begin with once the superseded runs have ended.
  private var next: (job: Job.ID, begin: () -> Answer?)?

  init(
    _ making: CommandMaking, pace: NewsSource.Pace = .none, answer: @escaping (News) -> Answer,
    failure: @escaping (_ message: String) -> Answer
  ) {
    self.making = making
    self.pace = pace
    self.answer = answer
    self.failure = failure
  }

  /// Returns the answerer that begins with `start`, which calls `run`.
  func answerer(_ start: @escaping (Job) -> Answer?) -> Answerer {
    Answerer(
      start: start, drop: stop,
      sources: [
        NewsSource(pace: pace, descriptor: { self.current?.run.descriptor }, receive: news),
        NewsSource(descriptor: { self.leaving.first?.departureDescriptor }, receive: departed),
        making.source,
      ],
      end: { [self] in
        stop()
        return { for run in self.leaving { run.stop(waiting: true) } }
      })
  }

  /// Makes and runs the command of an invocation; none is made for a job that is superseded.
  func run(_ invocation: Invocation, for job: Job.ID, _ run: @escaping Run) -> Answer? {
    start(job) { [self] in
      making.make(invocation, for: job) { self.begin($0, job, run) }
    }
  }

  func run(_ command: ShellCommand, for job: Job.ID, _ run: @escaping Run) -> Answer? {
    start(job) { [self] in begin(.success(command), job, run) }
  }

  private func start(_ job: Job.ID, _ begin: @escaping () -> Answer?) -> Answer? {
    stop()
    leaving.removeAll(where: \.hasDeparted)
    if leaving.isEmpty { return begin() }
    next = (job, begin)
    return nil
  }

  private func begin(_ made: CommandMaking.Made, _ job: Job.ID, _ run: Run) -> Answer? {
    do throws(Complaint) {
      current = (job, try run(try made.get()))
      return nil
    } catch {
      return failure(error.message)
    }
  }

  private func stop() {
    next = nil
    making.stop()
    guard let run = current?.run else { return }
    run.stop()
    leaving.append(run)
    current = nil
  }

  private func news() -> PickerEvent? {
    guard let (job, run) = current else { return nil }
    // Asked before the news is taken: a run tells its last news and only then departs.
    let isLast = run.hasDeparted
    guard let news = run.receive() else { return nil }
    if isLast { current = nil }
    return .answered(job, answer(news))
  }

  private func departed() -> PickerEvent? {
    leaving.removeAll(where: \.hasDeparted)
    guard leaving.isEmpty, let (job, begin) = next else { return nil }
    next = nil
    return begin().map { .answered(job, $0) }
  }
}

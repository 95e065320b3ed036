import GridpickCore
import GridpickTerminal

/// Makes and runs the commands of one topic, one at a time.
final class TopicCommands<News> {
  typealias Start = (ShellCommand) throws(Complaint) -> Run<News>

  /// The time that the loop waits for a command, enough for one with few values.
  private static var patience: Duration { .milliseconds(8) }

  private let maker: CommandMaker
  private let lane: Lane<News>
  private let failure: (_ message: String) -> Answer
  /// The command that is being made on another thread, and what begins once it is.
  private var making:
    (job: Job.ID, run: Run<CommandMaker.Made>, use: (CommandMaker.Made) -> Answer?)?

  init(
    _ maker: CommandMaker, pace: NewsSource.Pace = .none, answer: @escaping (News) -> Answer,
    failure: @escaping (_ message: String) -> Answer
  ) {
    self.maker = maker
    lane = Lane(pace: pace, answer: answer)
    self.failure = failure
  }

  func answerer(_ start: @escaping (Job) -> Answer?) -> Answerer {
    let made = NewsSource(
      descriptor: { self.making?.run.descriptor },
      receive: { [self] in
        guard let job = making?.job else { return nil }
        return useMade(within: .zero).map { .answered(job, $0) }
      })
    return Answerer(
      start: start, drop: stop, sources: lane.sources + [made],
      end: { [self] in
        stopMaking()
        return lane.end()
      })
  }

  /// Makes and runs the command of an invocation, unless its job is superseded before.
  func run(_ invocation: Invocation, for job: Job.ID, _ start: @escaping Start) -> Answer? {
    stopMaking()
    return lane.start(job) { [self] in
      let use = { [self] (made: CommandMaker.Made) in
        begin(job) { () throws(Complaint) in
          try start(try maker.checked(made, of: invocation))
        }
      }
      guard let run = maker.making(invocation) else { return use(maker.made(invocation)) }
      making = (job, run, use)
      return useMade(within: Self.patience)
    }
  }

  func run(
    for job: Job.ID, _ start: @escaping () throws(Complaint) -> Run<News>
  ) -> Answer? {
    stopMaking()
    return lane.start(job) { [self] in begin(job, start) }
  }

  private func useMade(within patience: Duration) -> Answer? {
    guard let making, let made = making.run.receive(within: patience) else { return nil }
    self.making = nil
    return making.use(made)
  }

  private func begin(_ job: Job.ID, _ start: () throws(Complaint) -> Run<News>) -> Answer? {
    do throws(Complaint) {
      lane.run(try start(), for: job)
      return nil
    } catch {
      return failure(error.message)
    }
  }

  private func stop() {
    stopMaking()
    lane.stop()
  }

  private func stopMaking() {
    making?.run.stop()
    making = nil
  }
}

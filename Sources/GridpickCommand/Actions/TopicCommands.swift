import GridpickCore
import GridpickTerminal

/// Makes and runs the commands of one topic, one at a time.
final class TopicCommands<News> {
  typealias Start = (ShellCommand) throws(Fault) -> Run<News>

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
  ///
  /// `name` begins the message if the command cannot be started.
  func run(
    _ invocation: Invocation, for job: Job.ID, of name: String, _ start: @escaping Start
  ) -> Answer? {
    stopMaking()
    return lane.start(job) { [self] in
      let use = { [self] (made: CommandMaker.Made) -> Answer? in
        do throws(Complaint) {
          let command = try maker.checked(made, of: invocation)
          return begin(job, of: name) { () throws(Fault) in try start(command) }
        } catch {
          return failure(error.message)
        }
      }
      guard let run = maker.making(invocation) else { return use(maker.made(invocation)) }
      making = (job, run, use)
      return useMade(within: Self.patience)
    }
  }

  func run(
    for job: Job.ID, of name: String, _ start: @escaping () throws(Fault) -> Run<News>
  ) -> Answer? {
    stopMaking()
    return lane.start(job) { [self] in begin(job, of: name, start) }
  }

  private func useMade(within patience: Duration) -> Answer? {
    guard let making, let made = making.run.receive(within: patience) else { return nil }
    self.making = nil
    return making.use(made)
  }

  private func begin(
    _ job: Job.ID, of name: String, _ start: () throws(Fault) -> Run<News>
  ) -> Answer? {
    do {
      lane.run(try start(), for: job)
      return nil
    } catch {
      return failure(Complaint(error, of: name).message)
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

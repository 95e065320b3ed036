import GridpickCore
import GridpickTerminal

/// Makes and runs the commands of one topic, one at a time.
final class TopicCommands<News> {
  typealias Start = (ShellCommand) throws(Complaint) -> Run<News>

  private let making: CommandMaking
  private let lane: Lane<News>
  private let failure: (_ message: String) -> Answer

  init(
    _ making: CommandMaking, pace: NewsSource.Pace = .none, answer: @escaping (News) -> Answer,
    failure: @escaping (_ message: String) -> Answer
  ) {
    self.making = making
    lane = Lane(pace: pace, answer: answer)
    self.failure = failure
  }

  func answerer(_ start: @escaping (Job) -> Answer?) -> Answerer {
    Answerer(
      start: start, drop: stop, sources: lane.sources + [making.source],
      end: { [self] in
        making.stop()
        return lane.end()
      })
  }

  /// Makes and runs the command of an invocation, unless its job is superseded before.
  func run(_ invocation: Invocation, for job: Job.ID, _ start: @escaping Start) -> Answer? {
    making.stop()
    return lane.start(job) { [self] in
      making.make(invocation, for: job) { made in
        self.begin(job) { () throws(Complaint) in try start(try made.get()) }
      }
    }
  }

  func run(
    for job: Job.ID, _ start: @escaping () throws(Complaint) -> Run<News>
  ) -> Answer? {
    making.stop()
    return lane.start(job) { [self] in begin(job, start) }
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
    making.stop()
    lane.stop()
  }
}

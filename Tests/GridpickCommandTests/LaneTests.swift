import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Synchronization
import Testing

@testable import GridpickCommand

/// Runs of one topic, which take each other's place.
@Suite(.timeLimit(.minutes(5)))
struct LaneTests {
  /// Only what is early is not the last answer.
  private let lane = Lane<String> {
    $0 == "early"
      ? .preview(PreviewNews(text: StyledText(), end: nil)) : .command(failure: $0)
  }

  private func job(_ number: Int) -> Job.ID { Job(number: number, .places, .think { _ in nil }).id }

  private func start(
    _ number: Int, within patience: Duration = .zero, _ work: @escaping (Run<String>) -> Void
  ) throws -> String? {
    var failure: (any Error)?
    let answer = lane.start(job(number), within: patience) {
      do {
        lane.run(try Run(work), for: job(number))
      } catch {
        failure = error
      }
      return nil
    }
    if let failure { throw failure }
    return answer.flatMap(text)
  }

  private func text(of answer: Answer) -> String? {
    switch answer {
    case .command(let text, _): text
    case .preview: "early"
    default: nil
    }
  }

  /// The next answer that one of the sources brings, with the number of its job.
  private func next(of sources: [NewsSource]) throws -> (number: Int, answer: Answer) {
    while true {
      var waits = sources.compactMap { $0.descriptor() }.map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      try #require(!waits.isEmpty, "nothing can come")
      try #require(poll(&waits, nfds_t(waits.count), Deadline.patienceMilliseconds) > 0)
      for source in sources {
        if case .answered(let id, let answer)? = source.receive().first {
          return (id.number, answer)
        }
      }
    }
  }

  private func next() throws -> String {
    let (number, answer) = try next(of: lane.sources)
    return "\(number) \(text(of: answer) ?? "-")"
  }

  @Test func `F8.1 an answer within the patience is returned, and not reported again`()
    throws
  {
    #expect(try start(1, within: .seconds(20)) { $0.tell("one") } == "one")
    #expect(try start(2) { $0.tell("two") } == nil)
    #expect(try next() == "2 two")
  }

  @Test func `R5.4 V1.4 a run begins after the one before has ended, which reports nothing more`()
    throws
  {
    let gate = try Bell()
    let order = Mutex<[String]>([])
    _ = try start(1) { run in
      run.tell("early")
      gate.wait()
      run.tell("late")
      order.withLock { $0.append("one is dismissed: \(run.isDismissed)") }
    }
    #expect(try next() == "1 early")
    for number in [2, 3] {
      _ = try start(number) { run in
        order.withLock { $0.append("\(number) begins") }
        run.tell("mine")
      }
    }
    gate.ring()
    #expect(try next() == "3 mine")
    #expect(order.withLock(\.self) == ["one is dismissed: true", "3 begins"])
  }

  @Test func `R5.4 after the end nothing begins and nothing is reported`() throws {
    let gate = try Bell()
    _ = try start(1) { _ in gate.wait() }
    var hasBegun = false
    _ = lane.start(job(2)) {
      hasBegun = true
      return nil
    }
    gate.ring()
    lane.end()()
    for source in lane.sources {
      if let descriptor = source.descriptor() { _ = Poll.wait(for: descriptor, events: POLLIN) }
      #expect(source.receive().isEmpty)
    }
    #expect(!hasBegun)
  }

  @Test func `F8.2 the search for a newer query replaces a running search`() throws {
    let (gate, hasBegun) = (try Bell(), try Bell())
    let answerer = BackgroundAnswers(.places).answerer
    let held = Job(
      number: 1, .places,
      .think { _ in
        hasBegun.ring()
        gate.wait()
        return { _ in }
      })
    #expect(answerer.start(held) == nil)
    hasBegun.wait()
    let quick = Job(number: 2, .places, .think { _ in { _ in } })
    #expect(answerer.start(quick) == nil)
    gate.ring()
    #expect(try next(of: answerer.sources).number == 2)
  }
}

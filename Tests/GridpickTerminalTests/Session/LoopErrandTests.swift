import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The requests of a loop to those who run errands.
struct LoopErrandTests {
  /// Notes what it is asked for, and answers at once what a test says.
  private final class Runner {
    var asked: [String] = []
    var answer: ErrandAnswer?
    private var job: Job?

    func errands(_ sources: [NewsSource] = []) -> [Job.Topic: Answerer] {
      func answerer(_ kind: Errand.Kind) -> Answerer {
        Answerer(
          start: { job in
            self.asked.append("run \(kind)")
            self.job = job
            return self.answer.map(Answer.errand)
          },
          drop: { self.asked.append("drop \(kind)") }, sources: kind == .reload ? sources : [])
      }
      return [.errand(.reload): answerer(.reload), .errand(.more): answerer(.more)]
    }

    /// Answers what was asked last.
    func answers(_ answer: ErrandAnswer) -> PickerEvent? {
      job.map { .answered($0.id, .errand(answer)) }
    }
  }

  private let runner = Runner()

  private func setup() -> LoopSetup {
    LoopSetup(rows: 20) { settings in
      settings.canReload = true
      settings.canLoadMore = true
    }
  }

  @Test func `R2.4 a reload stops an earlier reload or more, and then runs`() {
    var setup = setup()
    setup.answerers = runner.errands()
    setup.terminal.at(5, .key("G"), .key("j"))
    setup.terminal.at(9, .key("r"), .key("r"))
    setup.terminal.at(20, .key("q"))
    #expect(setup.run() == .cancelled)
    #expect(
      runner.asked == ["run more", "drop more", "run reload", "drop reload", "run reload"])
    #expect(setup.told.count == 2, "the jump, and nothing of errands")
  }

  @Test func `R2.3 an errand that cannot run fails at once, and the failure is shown`() {
    var setup = setup()
    runner.answer = .failed("no shell")
    setup.answerers = runner.errands()
    setup.terminal.at(5, .key("r"))
    setup.run()
    #expect(runner.asked == ["run reload"])
    #expect(setup.terminal.shown.last?.status.contains("no shell") == true)
    #expect(setup.terminal.milliseconds == [0, 5])
  }

  @Test func `R2.1 the spinner turns ten times a second until the answer comes`() {
    var setup = setup()
    let answers = ScriptedSource(4, on: setup.terminal)
    answers.at(
      1_005, runner.answers(.data(ContentUpdate(LoopSetup.data(rows: 7), isComplete: true))))
    setup.answerers = runner.errands([answers.source()])
    setup.terminal.at(5, .key("r"))
    setup.run()
    let times = setup.terminal.milliseconds
    let turns: [Double] = [105, 205, 305, 405, 505, 605, 705, 805, 905, 1_005]
    // Three seconds later the word that it is refreshed goes.
    #expect(times == [0, 5] + turns + [4_005])
    #expect(setup.terminal.shown.last?.status.hasPrefix("  row 1/7") == true)
    #expect(setup.terminal.sleeps.last.map { $0.timeout == nil } == true)
  }

  @Test func `R2 answers have no pauses, and answers that come together are handled together`() {
    var setup = setup()
    let answers = ScriptedSource(4, on: setup.terminal)
    for time in [40, 41, 42] {
      answers.at(time, .notice("more"), costing: .milliseconds(1))
    }
    setup.answerers = runner.errands([answers.source()])
    setup.run()
    #expect(answers.taken == [.milliseconds(40), .milliseconds(41), .milliseconds(42)])
  }

  @Test func `a picker without answerers of errands works`() {
    var setup = setup()
    setup.terminal.at(5, .key("r"), .key("l"), .key(Key(.enter)))
    #expect(setup.run() == .picked(Pick(.init(section: 0, index: 1))))
  }
}

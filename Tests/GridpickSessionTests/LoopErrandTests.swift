import GridpickCore
import GridpickModel
import GridpickProtocol
import GridpickSession
import GridpickTestSupport
import Testing

/// What a loop asks of those who run errands.
struct LoopErrandTests {
  /// Notes what it is asked for, and answers at once what a test says.
  private final class Runner {
    var asked: [String] = []
    var answer: ErrandAnswer?

    func errands(_ sources: [NewsSource] = []) -> ErrandRunner {
      ErrandRunner(
        start: { errand in
          self.asked.append("run \(errand.kind)")
          return self.answer
        },
        drop: { self.asked.append("drop \($0)") }, sources: sources,
        end: { self.asked.append("end") })
    }
  }

  private let runner = Runner()

  private func setup() -> LoopSetup {
    LoopSetup(rows: 20) { settings in
      settings.canReload = true
      settings.canLoadMore = true
    }
  }

  @Test func `R2 a reload ends the more that it supersedes, before it is run`() {
    var setup = setup()
    setup.errands = runner.errands()
    setup.terminal.at(5, .key("G"), .key("j"))
    setup.terminal.at(9, .key("r"), .key("r"))
    setup.terminal.at(20, .key("q"))
    #expect(setup.run() == .cancelled)
    #expect(runner.asked == ["run more", "drop more", "run reload"])
    #expect(setup.told.count == 2, "the jump, and nothing of errands")
  }

  @Test func `R2 an errand that cannot be run is answered at once, and seen`() {
    var setup = setup()
    runner.answer = .failed("no shell")
    setup.errands = runner.errands()
    setup.terminal.at(5, .key("r"))
    setup.run()
    #expect(runner.asked == ["run reload"])
    #expect(setup.terminal.shown.last?.status.contains("no shell") == true)
    #expect(setup.terminal.milliseconds == [0, 5])
  }

  @Test func `R2 the spinner turns ten times a second until the answer is there`() {
    var setup = setup()
    let answers = ScriptedSource(4, on: setup.terminal)
    answers.at(
      1_005, .answered(.reload, .data(ContentUpdate(LoopSetup.data(rows: 7), isComplete: true))))
    setup.errands = runner.errands([answers.source()])
    setup.terminal.at(5, .key("r"))
    setup.run()
    let times = setup.terminal.milliseconds
    let turns: [Double] = [105, 205, 305, 405, 505, 605, 705, 805, 905, 1_005]
    #expect(times == [0, 5] + turns)
    #expect(setup.terminal.shown.last?.status.hasPrefix("  row 1/7") == true)
    #expect(setup.terminal.sleeps.last.map { $0.timeout == nil } == true)
  }

  @Test func `R2 answers are not paced: what comes together is taken together`() {
    var setup = setup()
    let answers = ScriptedSource(4, on: setup.terminal)
    for time in [40, 41, 42] {
      answers.at(time, .answered(.more, .nothing), costing: .milliseconds(1))
    }
    setup.errands = runner.errands([answers.source()])
    setup.run()
    #expect(answers.taken == [.milliseconds(40), .milliseconds(41), .milliseconds(42)])
  }

  @Test func `without anybody who runs errands none are missed`() {
    var setup = setup()
    setup.terminal.at(5, .key("r"), .key("l"), .key(Key(.enter)))
    #expect(setup.run() == .picked(Pick(.init(section: 0, index: 1))))
  }
}

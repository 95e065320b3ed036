import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The requests of a loop to those who search its data.
struct LoopFindTests {
  /// Notes what it is asked for.
  private final class Searcher {
    var asked: [String] = []
    var isDirect = true
    private var finder = Finder()
    private var jobs: [Job] = []

    func answerers(_ sources: [NewsSource] = []) -> [Job.Topic: Answerer] {
      let answerer = Answerer(
        start: { job in
          guard case .matches(let search, _) = job.work else { return nil }
          self.asked.append(search.query.text)
          self.jobs.append(job)
          return self.isDirect ? job.answer(by: &self.finder) : nil
        },
        drop: { self.asked.append("stop") }, sources: sources)
      return [.matches: answerer]
    }

    /// The answer to the job of a number.
    func answers(_ number: Int) -> PickerEvent? {
      let job = jobs[number]
      return job.answer(by: &finder).map { .answered(job.id, $0) }
    }
  }

  private let searcher = Searcher()

  @Test func `F8.1 matches found at once are shown with the letter that asks for them`() {
    var setup = LoopSetup(rows: 3)
    setup.answerers = searcher.answerers()
    setup.terminal.at(5, .key("/"), .key("r"), .key("1"))
    setup.run()
    #expect(searcher.asked == ["stop", "r", "r1"])
    #expect(setup.terminal.milliseconds == [0, 5])
    #expect(setup.terminal.shown.last?.text.contains("r1") == true)
    #expect(setup.terminal.shown.last?.text.contains("searching") == false)
  }

  @Test func `F8.2 F8.3 later matches are shown when found, and superseded ones never`() {
    var setup = LoopSetup(rows: 3)
    searcher.isDirect = false
    let answers = ScriptedSource(4, on: setup.terminal)
    answers.at(30, searcher.answers(0))
    answers.at(40, searcher.answers(1))
    setup.answerers = searcher.answerers([answers.source()])
    setup.terminal.at(5, .key("/"), .key("r"))
    setup.terminal.at(20, .key("x"))
    setup.run()
    #expect(searcher.asked == ["stop", "r", "rx"])
    #expect(setup.terminal.milliseconds == [0, 5, 20, 30, 40])
    let shown = setup.terminal.shown.map(\.text)
    #expect(shown[3].contains("searching") && shown[3].contains("r0c0"))
    #expect(shown[4].contains("no matches"))
  }

  @Test func `F6.1 after find is left the search stops`() {
    var setup = LoopSetup(rows: 3)
    searcher.isDirect = false
    setup.answerers = searcher.answerers()
    setup.terminal.at(5, .key("/"), .key("r"), .key(Key(.escape)), .key(Key(.escape)))
    setup.terminal.at(9, .key("q"))
    #expect(setup.run() == .cancelled)
    #expect(searcher.asked == ["stop", "r", "stop"])
  }
}

import GridpickCore
import GridpickFinding
import GridpickMatching
import GridpickModel
import GridpickProtocol
import GridpickSession
import GridpickTestSupport
import Testing

/// What a loop asks of who searches its data.
struct LoopFindTests {
  /// Notes what it is asked for.
  private final class Searcher {
    var asked: [String] = []
    var isDirect = true
    private var finder = Finder()

    func finder(_ sources: [NewsSource] = []) -> MatchFinder {
      MatchFinder(
        start: { data, search in
          self.asked.append(search.query.text)
          return self.isDirect ? self.finder.find(search, in: data) : nil
        },
        stop: { self.asked.append("stop") }, sources: sources)
    }

    func found(_ text: String, in rows: Int) -> PickerEvent? {
      let search = Search(Query(text), origin: ItemID(section: 0, index: 0))
      return finder.find(search, in: LoopSetup.data(rows: rows)).map { .found(search, $0) }
    }
  }

  private let searcher = Searcher()

  @Test func `F8 what is found at once is shown with the letter that asks for it`() {
    var setup = LoopSetup(rows: 3)
    setup.finder = searcher.finder()
    setup.terminal.at(5, .key("/"), .key("r"), .key("1"))
    setup.run()
    #expect(searcher.asked == ["stop", "r", "r1"])
    #expect(setup.terminal.milliseconds == [0, 5])
    #expect(setup.terminal.shown.last?.text.contains("r1") == true)
    #expect(setup.terminal.shown.last?.text.contains("searching") == false)
  }

  @Test func `F8 what is found later is shown when it is, and what is superseded never`() {
    var setup = LoopSetup(rows: 3)
    searcher.isDirect = false
    let answers = ScriptedSource(4, on: setup.terminal)
    answers.at(30, searcher.found("r", in: 3))
    answers.at(40, searcher.found("rx", in: 3))
    setup.finder = searcher.finder([answers.source()])
    setup.terminal.at(5, .key("/"), .key("r"))
    setup.terminal.at(20, .key("x"))
    setup.run()
    #expect(searcher.asked == ["stop", "r", "rx"])
    #expect(setup.terminal.milliseconds == [0, 5, 20, 30, 40])
    let shown = setup.terminal.shown.map(\.text)
    #expect(shown[3].contains("searching") && shown[3].contains("r0c0"))
    #expect(shown[4].contains("nothing matches"))
  }

  @Test func `F6 once find is left nobody searches any more`() {
    var setup = LoopSetup(rows: 3)
    searcher.isDirect = false
    setup.finder = searcher.finder()
    setup.terminal.at(5, .key("/"), .key("r"), .key(Key(.escape)))
    setup.terminal.at(9, .key("q"))
    #expect(setup.run() == .cancelled)
    #expect(searcher.asked == ["stop", "r", "stop"])
  }
}

import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The state of find from one use to the next.
struct FindTests {
  private func find(_ queries: String...) -> Find { Find(history: QueryHistory(queries)) }

  private func begin(_ find: inout Find, _ text: String) {
    find.begin(Finding(text, at: nil, leaving: nil))
  }

  @Test func `F10.4 a query that has found something is kept, and one without matches is not`() {
    var find = find()
    begin(&find, "one")
    find.close(hasFound: true)
    begin(&find, "none")
    find.close(hasFound: false)
    #expect(find.finding == nil)
    #expect(find.lookedFor == ["one", ""])
    #expect(find.recall(-1) == "one")
  }

  @Test func `F10.1 recalling begins at the newest query again after find was left`() {
    var find = find("older", "newer")
    begin(&find, "")
    #expect(find.recall(-1) == "newer")
    #expect(find.recall(-1) == "older")
    #expect(find.recall(-1) == nil)
    find.close(hasFound: false)
    begin(&find, "")
    #expect(find.recall(-1) == "newer")
  }

  @Test func `F6.3 a new find drops the match that was still awaited`() {
    var find = find()
    find.last = LastQuery(text: "a")
    find.last?.awaited = [1]
    begin(&find, "b")
    #expect(find.last?.awaited == [] && find.last?.text == "a")
  }

  @Test func `F1.10 a picker of a history searches it as a history`() {
    for isOfHistory in [true, false] {
      let run = PickerRun.over { $0.options.find.isOfHistory = isOfHistory }
      #expect(run.state.search(Query("a")).isOfHistory == isOfHistory)
    }
  }

  @Test func `B5.4 an action that searches for a text begins find`() {
    var run = PickerRun.over()
    run.take(.asked([Action("search", .text("r2c3"))]))
    #expect(run.state.find.finding?.searched == "r2c3")
    #expect(run.current == "r2c3")
  }

  @Test func `without a history no query is recalled`() {
    var find = Find(history: nil)
    begin(&find, "a")
    #expect(find.recall(-1) == nil)
    #expect(find.query == "a")
  }
}

import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// Sorting and finding a program's items, a while at a time.
struct CallerSorterTests {
  @Test func `U1.4 rows and columns are sorted independently, and neither sort is dropped`()
    throws
  {
    let caller = Caller(GridPicker(rows: [["9", "5", "7"], ["4", "8", "6"]]) { Cell($0) })
    // Each look at the clock is a whole turn later, so that none gets further than a cell.
    var time = Duration.zero
    let sorter = CallerWorker(for: caller) {
      time += .seconds(1)
      return time
    }
    let rows = Sorting(by: .column(0))
    let columns = Sorting(by: .section(0))
    let answerers = PerAxis(
      section: sorter.answerer(.order(.section)), item: sorter.answerer(.order(.item)))
    for (number, sorting) in [rows, columns].enumerated() {
      let job = Job(
        number: number, .order(sorting.axis), .order(sorting, caller.data, GridView()))
      #expect(answerers[sorting.axis].start(job) == nil)
    }
    let source = try #require(sorter.answerer(.matches).sources.first)
    var orders: [Sorting: [Int]] = [:]
    for _ in 1...5 {
      for event in source.receive() {
        guard case .answered(let job, .order(let order, _)) = event else { continue }
        orders[[rows, columns][job.number]] =
          order.rows?.members.map(Int.init) ?? (0..<3).compactMap { order.columns?.column(at: $0) }
      }
    }
    #expect(orders == [rows: [1, 0], columns: [1, 2, 0]])
    #expect(source.descriptor() == nil)
  }

  @Test func `U1.4 U1.5 find works turn by turn, and a narrower query continues it`() throws {
    var asked = 0
    let caller = Caller(
      GridPicker(list: Array(0..<2_000)) { number in
        asked += 1
        return Cell("item \(number)")
      })
    // Each second look at the clock is a whole turn later.
    var time = Duration.zero
    let worker = CallerWorker(for: caller) {
      time += CallerWorker<Int>.turn / 2
      return time
    }
    let answerer = worker.answerer(.matches)
    let source = try #require(answerer.sources.first)
    var turns = 0
    func matches(of text: String, number: Int) -> Int? {
      let query = Query(text, by: FindSettings(), columnsOf: caller.data)
      let search = Search(query, unit: .line)
      var answer = answerer.start(Job(number: number, .matches, .matches(search, caller.data)))
      turns = 1
      while answer?.isLast != true, turns < 10_000 {
        turns += 1
        guard case .answered(_, let next)? = source.receive().first else { continue }
        answer = next
      }
      guard case .matches(let findings)? = answer, findings.isComplete else { return nil }
      return findings.count
    }
    #expect(matches(of: "'item 1", number: 0) == 1_271)
    #expect(asked == 2_000)
    #expect(turns > 20)
    #expect(matches(of: "'item 199", number: 1) == 29)
    #expect(turns == 1, "the matches of the wider query are few")
    #expect(matches(of: "7$", number: 2) == 200)
    #expect(asked == 2_000)
    #expect(source.descriptor() == nil)
  }

  @Test func `U9.3 find and sorting cover all rows of a program, however many`()
    throws
  {
    let count = PickerState.mostGoneThrough + 1
    var picker = GridPicker(rows: (0..<count).map { [$0] }) { Cell("\(count - $0)") }
    picker.columnTitles = ["number"]
    picker.layout = .sheet
    picker.sort = ["number"]
    let session = try picker.session(size: ScreenSize(lines: 10, columns: 50))
    #expect(session.item == count - 1)
    session.press("j", "/")
    session.read(Array("\u{1b}[200~^1$\u{1b}[201~".utf8))
    #expect(session.item == count - 1)
    #expect(session.frame.text.contains("1 of \(count)"))
  }
}

import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// Finding and sorting a program's items, a while at a time.
struct TurnsTests {
  private static let length = Duration.milliseconds(8)

  @Test func `U1.4 U1.5 find works turn by turn, and asks for each cell once`() throws {
    var asked = 0
    let caller = Caller(
      GridPicker(list: Array(0..<2_000)) { number in
        asked += 1
        return Cell("item \(number)")
      })
    // Each second look at the clock is a whole turn later.
    var time = Duration.zero
    let finder = Turns(
      of: Self.length,
      clock: {
        time += Self.length
        return time
      }, caller.searching())
    let answerer = finder.answerer
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
    #expect(matches(of: "7$", number: 2) == 200)
    #expect(asked == 2_000)
    #expect(source.descriptor() == nil)
  }

  @Test func `U1.4 U12.3 sorting works turn by turn`() throws {
    let fields = [Field<Int>("Number", \.self), Field("Text", { "\($0 % 7)" })]
    let caller = Caller(GridPicker(records: Array(0..<2_000), fields: fields))
    var time = Duration.zero
    let sorter = Turns(
      of: Self.length,
      clock: {
        time += Self.length
        return time
      }, caller.sorting)
    let answerer = sorter.answerer
    let source = try #require(answerer.sources.first)
    for (column, first) in [(0, 1_999), (1, 6)] {
      let sorting = Sorting(by: .column(column), isDescending: true)
      var answer = answerer.start(
        Job(number: column, .order(.section), .order(sorting, caller.data, GridView())))
      var turns = 1
      while answer == nil, turns < 10_000 {
        turns += 1
        guard case .answered(_, let next)? = source.receive().first else { continue }
        answer = next
      }
      guard case .order(let map, _)? = answer else {
        Issue.record("no order")
        return
      }
      #expect(map.rows?.members.first == UInt32(first))
      #expect(turns > 20)
      #expect(source.descriptor() == nil)
    }
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

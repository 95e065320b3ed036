import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// Putting a program's items in order, a while at a time.
struct CallerSorterTests {
  @Test func `U1.4 rows and columns are sorted independently, and neither is dropped`()
    throws
  {
    let caller = Caller(GridPicker(rows: [["9", "5", "7"], ["4", "8", "6"]]) { Cell($0) })
    // Each look at the clock is a whole turn later, so that none gets further than a cell.
    var time = Duration.zero
    let sorter = CallerSorter(for: caller) {
      time += .seconds(1)
      return time
    }
    let rows = Sorting(by: .column(0))
    let columns = Sorting(by: .section(0))
    let answerers = PerAxis(section: sorter.answerer(.section), item: sorter.answerer(.item))
    for (number, sorting) in [rows, columns].enumerated() {
      let job = Job(
        number: number, .order(sorting.axis), .order(sorting, caller.data, GridView()))
      #expect(answerers[sorting.axis].start(job) == nil)
    }
    let source = try #require((answerers.section.sources + answerers.item.sources).first)
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

  @Test func `U9.3 find and sorting go through all rows of a program, however many there are`() {
    let count = PickerState.mostGoneThrough + 1
    var picker = GridPicker(rows: (0..<count).map { [$0] }) { Cell("\(count - $0)") }
    picker.columnTitles = ["number"]
    picker.layout = .sheet
    picker.sort = ["number"]
    let session = picker.session(size: ScreenSize(lines: 10, columns: 50))
    #expect(session.item == count - 1)
    session.press("j", "/")
    session.read(Array("\u{1b}[200~^1$\u{1b}[201~".utf8))
    #expect(session.item == count - 1)
    #expect(session.frame.text.contains("1 of \(count)"))
  }
}

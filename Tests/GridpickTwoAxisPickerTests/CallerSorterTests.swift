import GridpickCore
import GridpickModel
import GridpickSession
import Testing

@testable import TwoAxisPicker

/// Putting a program's items in order, a while at a time.
struct CallerSorterTests {
  @Test func `U1 rows and columns are put in order beside each other, and neither is dropped`()
    throws
  {
    let caller = Caller(GridPicker(rows: [["9", "5", "7"], ["4", "8", "6"]]) { Cell($0) })
    // Each look at the clock is a whole turn later, so that none gets further than a cell.
    var time = Duration.zero
    let sorter = CallerSorter(for: caller) {
      time += .seconds(1)
      return time
    }.sorter
    let rows = Sorting(by: .column(0))
    let columns = Sorting(by: .section(0))
    #expect(sorter.start(caller.data, rows) == nil)
    #expect(sorter.start(caller.data, columns) == nil)
    let source = try #require(sorter.sources.first)
    var orders: [Sorting: [Int]] = [:]
    for _ in 1...5 {
      for event in source.take() {
        guard case .sorted(let sorting, let order) = event else { continue }
        orders[sorting] = (0..<order.count).map { order[$0] }
      }
    }
    #expect(orders == [rows: [1, 0], columns: [1, 2, 0]])
    #expect(source.descriptor() == nil)
  }
}

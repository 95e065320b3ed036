import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Where sorted data shows the matches is found with the matches or with the order, not by a key.
struct SortedMatchTests {
  private static let labels = ["b1", "a2", "c1", "a1"]
  /// A list, linked columns of cells, and records.
  private static let kinds = ["list", "cells", "records"]

  /// Sorted upwards, and then by the query `1`.
  private func run(_ kind: String, sortsAtLast: Bool = false) throws -> PickerRun {
    let data: Grid =
      kind == "list"
      ? Grid(TestList(Self.labels)) : Grid(TestGrid(Self.labels.map { [$0] }))
    var run = PickerRun.over(data, layout: kind == "records" ? .sheet : .grid) {
      $0.options.columns = .fixed(1)
    }
    try run.press("s")
    if !sortsAtLast { run.sort() }
    try run.press("/")
    run.type("1")
    if sortsAtLast { run.sort() }
    return run
  }

  private func shown(_ run: PickerRun) -> [UInt32]? {
    let view = run.state.view
    return view.filter.shown?.orders == view.shownOrders
      ? view.filter.shown?.map.rows?.members : nil
  }

  @Test(arguments: kinds)
  func `L1.2 L13.6 a search finds the shown places of its matches in sorted items`(
    kind: String
  ) throws {
    let run = try run(kind)
    #expect(shown(run) == [3, 0, 2])
    #expect(run.state.content.labels == [["a1"], ["b1"], ["c1"]])
  }

  @Test(arguments: kinds)
  func `L1.2 L13.6 a sort finds the shown places of the present matches`(
    kind: String
  ) throws {
    var run = try run(kind)
    run.findsAtOnce = false
    try run.press("alt-s")
    run.sort()
    #expect(shown(run) == [2, 0, 3])
    #expect(run.state.content.labels == [["c1"], ["b1"], ["a1"]])
  }

  @Test(arguments: kinds)
  func `L1.2 L13.6 an order that comes after the matches is shown with their places`(
    kind: String
  ) throws {
    let run = try run(kind, sortsAtLast: true)
    #expect(shown(run) == [3, 0, 2])
    #expect(run.state.content.labels == [["a1"], ["b1"], ["c1"]])
  }

  @Test func `L1.2 L13.6 an order with places of other matches is made again for present ones`()
    throws
  {
    var run = try run("list")
    try run.press("alt-s")
    run.type("2")
    run.sort()
    #expect(run.state.content.labels == [])
  }

  @Test func `L1.2 X3.11 places in one order are not used for another order by the same key`() {
    let data = Grid(TestList(Self.labels))
    let matches = Matches.rows(RowOrder([0, 2], isInOrder: true))
    let sorting = Sorting(by: .column(0))
    var view = GridView()
    view.filter.narrow(to: matches, isOfQuery: false, isSettled: false)
    view.orders.section.ask(for: sorting)
    for members: [UInt32] in [[0, 1, 2, 3], [2, 1, 0, 3]] {
      let isAccepted = view.orders.section.accept(RowMap(rows: RowOrder(all: members)), of: sorting)
      #expect(isAccepted)
      view.filter.shown = view.shown(matches, of: data)
      #expect(view.filter.shown?.map.rows?.members == members.filter { $0 == 0 || $0 == 2 })
    }
  }
}

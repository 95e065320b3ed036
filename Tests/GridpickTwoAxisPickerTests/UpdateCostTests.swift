import GridpickCore
import Synchronization
import Testing

@testable import TwoAxisPicker

/// The cost of updates, by what is asked for (rule U7).
struct UpdateCostTests {
  private static let size = ScreenSize(lines: 24, columns: 80)

  private final class Counter: Sendable {
    private let number = Mutex(0)

    var count: Int { number.withLock(\.self) }
    func add() { number.withLock { $0 += 1 } }
    func reset() { number.withLock { $0 = 0 } }
  }

  @Test func `U7.3 many appends at once find each row by its name, also a new one`() throws {
    let caller = Caller(GridPicker(rows: [["a"], ["b"]]) { Cell($0) })
    _ = caller.events(for: ["1", "new", "0", "new", "2", "1"].map { .extend($0, by: [$0]) })
    let rows = caller.items.supply.rows
    #expect(rows.map(\.items) == [["a", "0"], ["b", "1", "1"], ["new", "new"], ["2"]])
  }

  // MARK: - Calls of the program

  private struct Table: GridSource {
    let sectionCount: Int
    let columnCount = 10
    let counter: Counter

    func itemCount(inSection section: Int) -> Int {
      counter.add()
      return section % 10 + 1
    }

    func item(at position: Position) -> String? {
      counter.add()
      return "\(position.section)/\(position.index)"
    }

    func rowTitle(_ section: Int) -> String? {
      counter.add()
      return "row \(section)"
    }
  }

  /// The number of calls of a source that an update and the frame behind it make.
  private func calls(of update: PickerUpdate<String>, rows: Int, _ layout: Layout) throws -> Int {
    let counter = Counter()
    var picker = GridPicker(source: Table(sectionCount: rows, counter: counter)) {
      counter.add()
      return Cell($0)
    }
    picker.layout = layout
    let session = try picker.session(size: Self.size)
    _ = session.frame
    counter.reset()
    session.apply(update)
    _ = session.frame
    return counter.count
  }

  @Test(arguments: [Layout.grid, .sheet, .tabs])
  func `U7.7 an update of a source asks no more of many rows than of few`(layout: Layout) throws {
    let updates: [PickerUpdate<String>] = [
      .redraw, .append([["x"]]), .extend("row 999", by: ["x"]), .titles(title: "new"),
    ]
    for update in updates {
      let few = try calls(of: update, rows: 1_000, layout)
      #expect(try calls(of: update, rows: 1_000_000, layout) == few, "\(update)")
    }
  }

  @Test func `U7.7 an update asks only for the cells that it changes`() throws {
    let counter = Counter()
    let picker = GridPicker(rows: (0..<10_000).map { ["\($0)", "x"] }) {
      counter.add()
      return Cell($0)
    }
    let session = try picker.session(size: Self.size)
    _ = session.frame
    let updates: [(PickerUpdate<String>, calls: Int)] = [
      (.extend("2", by: ["y"]), 1), (.append([["z"]]), 0), (.extend("9000", by: ["y"]), 0),
    ]
    for (update, calls) in updates {
      counter.reset()
      session.apply(update)
      _ = session.frame
      #expect(counter.count == calls, "\(update)")
    }
  }

  // MARK: - Names of sections

  @Test func `U7.3 a tab is found by the title that a refresh set`() async throws {
    var picker = GridPicker(
      sections: ["a", "b", "b", "c"].map { GridSection(title: $0, items: [$0 + "1"]) }
    ) { Cell($0) }
    picker.layout = .tabs
    picker.refresh = { _ in [GridSection(title: "c", items: ["new"])] }
    let session = try picker.session(size: Self.size)
    session.apply(.extend("b", by: ["b2"]))
    session.press("l", "r")
    await session.fetch()
    session.apply(.extend("c", by: ["c2"]))
    #expect(session.item(at: 1, 1) == "c2", "in the first tab of that title")
    session.apply(.extend("b", by: ["b3"]))
    #expect(session.item(at: 2, 1) == "b3", "in the tab that still has it")
  }

  @Test func `U7.3 a section's number is its name only if it has no other name`() throws {
    let sections: [GridSection<String>] = [
      ["a"], GridSection(id: "3", items: ["b"]), GridSection(title: "c", items: ["c"]), ["d"],
    ]
    let session = try GridPicker(sections: sections) { Cell($0) }.session(size: Self.size)
    session.apply(.extend("3", by: ["b2"]))
    session.apply(.extend("0", by: ["a2"]))
    session.apply(.extend("2", by: ["e"]))
    #expect([(0, 1), (1, 1), (4, 0)].map { session.item(at: $0.0, $0.1) } == ["a2", "b2", "e"])
  }

  // MARK: - Many at once

  @Test func `U7.2 simultaneous appends are laid out once`() {
    let caller = Caller(GridPicker(rows: [["a"]]) { Cell($0) })
    let appends = (0..<100).map { PickerUpdate<String>.append([["\($0)"]]) }
    #expect(caller.events(for: appends + [.extend("0", by: ["b"])]).count == 1)
    #expect(caller.items.element(at: ItemID(section: 100, index: 0)) == "99")
    #expect(caller.items.element(at: ItemID(section: 0, index: 1)) == "b")
    let place = Position(section: 0, index: 0)
    #expect(caller.events(for: [appends[0], .move(to: place), appends[1]]).count == 3)
  }

  @Test func `P1 the length of the longest row is correct after any change`() {
    var supply = Supply([GridSection<Int>](repeating: [1], count: 1_000))
    supply.replace(section: 700, by: [[1, 2, 3]])
    #expect(supply.columnCount == 3)
    supply.append([[1, 2]])
    supply.replace(section: 700, by: [])
    #expect(supply.columnCount == 2)
    #expect(Supply<Int>([]).columnCount == 0)
  }
}

extension PickerSession {
  /// The item at a place, to which the session goes.
  fileprivate func item(at section: Int, _ index: Int) -> Item? {
    apply(.move(to: Position(section: section, index: index)))
    return item
  }
}

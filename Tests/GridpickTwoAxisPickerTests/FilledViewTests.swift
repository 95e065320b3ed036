import GridpickCore
import Testing
import TwoAxisPicker

/// More that is asked for because all that there is is in view (rule U8).
struct FilledViewTests {
  private static let size = ScreenSize(lines: 12, columns: 40)

  /// Counts the calls of `more`, and gives each call a number from 1.
  private final class Calls {
    var count = 0
    var tabs: [String?] = []

    func next(_ tab: String? = nil) -> Int {
      count += 1
      tabs.append(tab)
      return count
    }
  }

  @Test func `U8.4 at the start, more items are requested until the view is full`() async throws {
    let calls = Calls()
    var picker = GridPicker(rows: [["0"], ["1"]]) { Cell($0) }
    picker.more = { _ in
      let call = calls.next()
      return [["more \(call)"], ["and \(call)"]]
    }
    let session = try picker.session(size: Self.size)
    #expect(session.isFetching)
    #expect(session.item == "0")
    await session.fetch()
    #expect(!session.isFetching)
    #expect(calls.count == 5, "11 lines and a line of status")
    #expect(session.item == "0" && session.frame.text.contains("and 4"))
    session.resize(to: ScreenSize(lines: 15, columns: 40))
    await session.fetch()
    #expect(calls.count == 7)
  }

  @Test func `U4.3 U8.4 more items are also requested if there is no row`() async throws {
    for layout in [Layout.sheet, .grid, .tabs, .shelves, .cards] {
      let calls = Calls()
      var picker = GridPicker(rows: [[String]]()) { Cell($0) }
      picker.layout = layout
      picker.more = { _ in calls.next() > 2 ? [] : [["row"]] }
      let session = try picker.session(size: Self.size)
      #expect(session.end == nil && session.isFetching, "\(layout.name)")
      await session.fetch()
      #expect(session.item == "row", "\(layout.name)")
    }
  }

  @Test(arguments: [0, 3])
  func `U8.2 U8.4 an empty answer silently ends the filling`(answers: Int) async throws {
    let calls = Calls()
    var picker = GridPicker(list: ["0"], columns: 1) { Cell($0) }
    picker.more = { _ in
      let call = calls.next()
      return call > answers ? [[], []] : [["more \(call)"]]
    }
    let session = try picker.session(size: Self.size)
    await session.fetch()
    session.press("j", "k")
    await session.fetch()
    #expect(calls.count == answers + 1)
    #expect(!session.frame.text.contains("no more"))
    session.apply(.replace([["new"]]))
    await session.fetch()
    #expect(calls.count == answers + 2, "newer rows may have more")
  }

  @Test func `U8.3 U8.4 a failure ends the filling and is shown, and keys ask again`() async throws
  {
    struct Refused: Error, CustomStringConvertible { let description = "no route to the shop" }
    let calls = Calls()
    var picker = GridPicker(rows: [["0"]]) { Cell($0) }
    picker.more = { _ in
      _ = calls.next()
      throw Refused()
    }
    let session = try picker.session(size: Self.size)
    await session.fetch()
    #expect(session.frame.text.contains("no route to the shop"))
    session.press("k", "l", "h")
    #expect(!session.isFetching)
    session.press("j")
    await session.fetch()
    #expect(calls.count == 2)
  }

  @Test func `U8.1 U8.4 a tab is filled when it becomes current`() async throws {
    let calls = Calls()
    var picker = GridPicker(
      sections: ["red", "blue"].map { GridSection(title: $0, items: ["\($0) 0"]) }
    ) { Cell($0) }
    picker.layout = .tabs
    picker.more = { tab in [[calls.next(tab) <= 2 ? "red \(calls.count)" : "", "x", "y", "z"]] }
    let session = try picker.session(size: Self.size)
    await session.fetch()
    #expect(calls.tabs.allSatisfy { $0 == "red" })
    let red = calls.count
    #expect((2...3).contains(red))
    session.press("l")
    await session.fetch()
    #expect(calls.tabs.dropFirst(red).allSatisfy { $0 == "blue" })
    #expect(calls.count == 2 * red)
    #expect(session.item == "blue 0")
  }

  @Test func `U8.4 a source never requests more items`() throws {
    struct One: GridSource {
      let sectionCount = 1
      let columnCount = 1
      func item(at position: Position) -> String? { "one" }
    }
    var source = GridPicker(source: One()) { Cell($0) }
    source.more = { _ in [["x"]] }
    #expect(try !source.session(size: Self.size).isFetching)
  }
}

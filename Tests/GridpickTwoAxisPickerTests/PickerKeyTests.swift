import GridpickCore
import Testing
import TwoAxisPicker

/// Keys of a program's own, and what it answers (rule U6).
struct PickerKeyTests {
  private func session(
    _ key: Key, _ act: @escaping (String?, Position?) -> KeyAnswer<String>
  ) throws -> PickerSession<String> {
    var picker = GridPicker(rows: [["a", "b", "c"], ["d"]]) { Cell($0) }
    picker.keys = [KeyBinding(key: key, help: "does as told", act: act)]
    picker.refresh = { _ in [["new"]] }
    return try picker.session(size: ScreenSize(lines: 12, columns: 50))
  }

  @Test func `U6.1 a key reaches the program with the current item`() throws {
    var told: [String] = []
    let session = try session("x") { item, place in
      told.append("\(item ?? "-") \(place.map { "\($0.section),\($0.index)" } ?? "-")")
      return .handled
    }
    session.press("x", "l", "x")
    #expect(told == ["a 0,0", "b 0,1"])
    #expect(session.end == nil)
  }

  @Test func `B1 U6.1 an ignored key has its usual effect, but a handled key does not`() throws {
    let ignored = try session("l") { _, _ in .ignored }
    ignored.press("l")
    #expect(ignored.item == "b")
    let handled = try session("l") { _, _ in .handled }
    handled.press("l")
    #expect(handled.item == "a")
  }

  @Test func `U6.2 a key can pick, cancel, move or refresh`() async throws {
    let picks = try session("x") { _, _ in .perform("accept") }
    picks.press("l", "x")
    #expect(picks.end?.item == "b")
    let cancels = try session("x") { _, _ in .perform("abort") }
    cancels.press("x")
    guard case .cancelled? = cancels.end else {
      Issue.record("not cancelled")
      return
    }
    let goes = try session("x") { _, _ in .update(.move(to: Position(section: 0, index: 2))) }
    goes.press("x")
    #expect(goes.item == "c")
    let refreshes = try session("x") { _, _ in .perform("reload") }
    refreshes.press("x")
    await refreshes.fetch()
    #expect(refreshes.item == "new")
  }

  @Test func `U6.6 the program answers a click on a title, and the second click does not sort`()
    throws
  {
    var picker = GridPicker(rows: [["b", "2"], ["a", "1"]]) { Cell($0) }
    picker.layout = .sheet
    picker.columnTitles = ["name", "count"]
    var told: [String] = []
    picker.titleClick = { title, number in
      told.append("\(title) \(number)")
      return .update(.move(to: Position(section: 1, index: 1)))
    }
    let session = try picker.session(size: ScreenSize(lines: 8, columns: 40))
    let lines = session.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("count") } ?? 0
    let title = ScreenPoint(line: line, column: lines[line].prefix { $0 != "c" }.count)
    session.click(title)
    session.click(title)
    #expect(told == ["count 1", "count 1"])
    #expect(session.position == Position(section: 1, index: 1))
    #expect(session.item == "1")
  }

  @Test func `U6.2 a move to a missing place stops at the end`() throws {
    let session = try session("x") { _, _ in .update(.move(to: Position(section: 99, index: -4))) }
    session.press("x")
    #expect(session.item == "d")
  }

  @Test func `F7.5 B1.4 during find, keys still reach the program, even printable keys`() throws {
    let picks = try session("x") { _, _ in .perform("accept") }
    picks.type("/x")
    #expect(picks.end != nil)
    let acts = try session(Key(.function(5))) { _, _ in .perform("abort") }
    acts.type("/b")
    acts.press(Key(.function(5)))
    #expect(acts.end != nil)
  }

  @Test func `U6.4 an update from a key is applied before the next key`() throws {
    let session = try session("+") { item, _ in .update(.append([["\(item ?? "")!"]])) }
    session.press("l", "+", "j", "j", "+", "j")
    #expect(session.item == "b!!")
  }

  @Test func `U6.5 keys typed during a key's work act after the work`() async throws {
    var asked = 0
    let session = try session("x") { _, _ in
      .task { open in
        let answer = await open.suspend { "new" }
        asked += 1
        open.update(.append([[answer]]))
      }
    }
    session.press("x", "G")
    #expect(session.isFetching && session.item == "a" && asked == 0)
    await session.fetch()
    #expect(!session.isFetching && session.item == "new")
    session.press("x", "x", "k", .control("c"))
    #expect(session.end != nil && session.item == "new", "Ctrl-C does not wait")
  }

  @Test func `U6.5 a key typed ahead may have its own work`() async throws {
    let session = try session("x") { _, _ in .task { open in open.update(.append([["new"]])) } }
    session.press("x", "x", "G")
    await session.fetch()
    #expect(session.position == Position(section: 3, index: 0))
  }

  @Test func `U6.3 the help says what a key does`() throws {
    let session = try session(Key(.function(5))) { _, _ in .handled }
    session.press("?")
    #expect(session.frame.text.contains("does as told"))
  }
}

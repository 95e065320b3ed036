import GridpickCore
import Testing
import TwoAxisPicker

/// A picker without a terminal: what somebody does goes in, and what they would see comes out (rule U10).
struct PickerSessionTests {
  private static let size = ScreenSize(lines: 10, columns: 40)

  private func picker() -> GridPicker<String> {
    GridPicker(rows: [["S", "M", "L"], ["XL", "XXL"], ["tie"]]) { Cell($0) }
  }

  private func session(of picker: GridPicker<String>) throws -> PickerSession<String> {
    try picker.session(size: Self.size)
  }

  private func picked(_ session: PickerSession<String>) -> String? { session.end?.item }

  @Test func `U4.1 keys move, and Enter picks the caller's value with its place`() throws {
    let session = try session(of: picker())
    session.press("l", Key(.down))
    #expect(session.position == Position(section: 1, index: 1))
    #expect(session.item == "XXL")
    #expect(session.end == nil)
    session.press(Key(.enter))
    guard case .picked("XXL", at: Position(section: 1, index: 1))? = session.end else {
      Issue.record("picked \(String(describing: session.end))")
      return
    }
  }

  @Test func `U10.3 a session that has ended ignores events`() throws {
    let session = try session(of: picker())
    session.press("q", "l", Key(.enter))
    guard case .cancelled? = session.end else {
      Issue.record("not cancelled")
      return
    }
    #expect(session.position == Position(section: 0, index: 0))
  }

  @Test func `a frame has a text`() throws {
    let session = try session(of: picker())
    #expect("\(session.frame)".contains("XXL"))
    #expect(session.frame.size == Self.size)
  }

  @Test func `G7.1 a drag of a page is a step`() throws {
    var picker = picker()
    picker.cellSize = ScreenSize(lines: 3, columns: 8)
    let session = try session(of: picker)
    session.drag(from: ScreenPoint(line: 5, column: 4), to: ScreenPoint(line: 2, column: 4))
    session.advance(by: .seconds(2))
    #expect(session.position == Position(section: 1, index: 0))
    #expect(session.nextTick == nil)
  }

  @Test func `G9.2 a click goes to the item it hits`() throws {
    let session = try session(of: picker())
    let lines = session.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("XXL") })
    let column = try #require(lines[line].firstRange(of: "XXL"))
    session.click(
      ScreenPoint(
        line: line,
        column: lines[line].distance(from: lines[line].startIndex, to: column.lowerBound)))
    #expect(session.item == "XXL")
  }

  @Test func `F1.1 F6.5 typing finds, and Enter picks the match`() throws {
    let session = try session(of: picker())
    session.type("/xx")
    session.press(Key(.enter))
    #expect(picked(session) == "XXL")
  }

  @Test func `M3.1 U4.2 marked items are picked in the order of the grid`() throws {
    var picker = picker()
    picker.marks = MarkSettings()
    let session = try session(of: picker)
    session.press("G", " ", "g", "l", " ", Key(.enter))
    guard case .marked(let items)? = session.end else {
      Issue.record("not marked")
      return
    }
    #expect(items.map(\.item) == ["M", "tie"])
    #expect(
      items.map(\.position) == [Position(section: 0, index: 1), Position(section: 2, index: 0)])
  }

  @Test func `P10.1 a rest is reported, even at the start`() throws {
    var picker = picker()
    var told: [String] = []
    picker.onSettle = { told.append("\($0.from.index)>\($0.to.index) \($0.item)") }
    let session = try session(of: picker)
    session.press("l")
    session.drag(from: ScreenPoint(line: 2, column: 20), to: ScreenPoint(line: 2, column: 22))
    session.press("l")
    session.advance(by: .seconds(1))
    #expect(told == ["0>1 M", "1>2 L"])
    session.drag(from: ScreenPoint(line: 2, column: 20), to: ScreenPoint(line: 2, column: 16))
    session.advance(by: .seconds(3))
    #expect(told.count == 3)
  }

  @Test func `every layout settles and reports the same for the same keys`() throws {
    var ends: [String] = []
    for layout in Layout.all {
      var picker = picker()
      picker.layout = layout
      let session = try session(of: picker)
      session.press("l", Key(.end), Key(.home), Key(.enter))
      ends.append(picked(session) ?? "nothing")
    }
    #expect(ends == Array(repeating: "S", count: Layout.all.count))
  }

  @Test(arguments: Layout.all.map(\.name))
  func `U10.1 the same events give the same frames and ends`(name: String) throws {
    let layout = try #require(Layout.named(name))
    func played() throws -> (frames: [String], end: String) {
      var picker = GridPicker(rows: (0..<40).map { row in (0..<9).map { "\(row)-\($0)" } }) {
        Cell($0)
      }
      picker.layout = layout
      let session = try session(of: picker)
      var frames: [String] = []
      for key: Key in ["l", Key(.pageDown), "j", Key(.end), Key(.pageUp)] {
        session.press(key)
        for _ in 0..<5 {
          session.advance(by: .milliseconds(37))
          frames.append(session.frame.text)
        }
      }
      session.press(Key(.enter))
      return (frames, "\(String(describing: session.end))")
    }
    let (first, second) = try (played(), played())
    #expect(first.frames == second.frames)
    #expect(first.end == second.end && first.end.contains("picked"))
  }

  @Test func `U10.2 when time skips a moment, its change happens at that moment`() throws {
    final class Box {
      weak var session: PickerSession<String>?
      var times: [Duration] = []
    }
    func settled(inStepsOf step: Duration) throws -> [Duration] {
      let box = Box()
      var picker = picker()
      picker.layout = .cards
      picker.onSettle = { _ in box.times.append(box.session?.time ?? .zero) }
      let session = try session(of: picker)
      box.session = session
      session.press("l")
      while session.time < .seconds(2) { session.advance(by: step) }
      return box.times
    }
    let times = try settled(inStepsOf: .milliseconds(1))
    #expect(times.count == 1 && times.allSatisfy { $0 > .zero && $0 < .seconds(1) })
    #expect(try settled(inStepsOf: .seconds(2)) == times)
  }

  @Test func `U4.3 a picker without items reports that there is nothing to pick`() throws {
    let session = try GridPicker(rows: [[String]]()) { Cell($0) }.session(size: Self.size)
    guard case .nothingToPick? = session.end else {
      Issue.record("\(String(describing: session.end))")
      return
    }
  }

  @Test func `U4.3 an empty picker waits if the program may provide rows`() async throws {
    var picker = GridPicker(rows: [[String]]()) { Cell($0) }
    picker.refresh = { _ in [["one"]] }
    let session = try picker.session(size: Self.size)
    #expect(session.end == nil)
    session.press("r")
    #expect(session.isFetching)
    await session.fetch()
    #expect(session.item == "one")
  }

  @Test func `L14 terminal bytes become keys, pasted text and mouse events from the corner`() throws
  {
    let session = try session(of: picker())
    session.read(Array("\u{1b}[B\u{1b}[C".utf8))
    #expect(session.item == "XXL")
    session.read(Array("\u{1b}".utf8))
    #expect(session.end == nil, "the rest of a sequence may follow")
    session.advance(by: .milliseconds(500))
    #expect(session.end != nil)
    let clicked = try self.session(of: picker())
    let before = clicked.position
    clicked.read(
      Array("\u{1b}[<0;6;13M\u{1b}[<0;6;13m".utf8), frameAt: ScreenPoint(line: 11, column: 0))
    #expect(clicked.position == Position(section: 1, index: clicked.position?.index ?? -1))
    #expect(before != clicked.position)
  }

  @Test(arguments: [Layout.sheet, .grid])
  func `U1.2 an item that becomes visible later gets enough room`(layout: Layout) throws {
    var picker = GridPicker(rows: (0..<300).map { ["\($0 * $0)", "name \($0)"] }) { Cell($0) }
    picker.layout = layout
    let session = try session(of: picker)
    session.press("G")
    #expect(session.frame.text.contains("89401"))
    #expect(session.frame.text.contains("name 299"))
    session.press("k")
    let row = session.frame.text.split(separator: "\n").first { $0.contains("89401") }
    session.press("k")
    #expect(
      session.frame.text.split(separator: "\n").first { $0.contains("89401") }?.trimmed
        == row?.trimmed, "nothing gets smaller again")
  }

  @Test(arguments: [
    (MarkUnit?.none, ["l", "o"] as [Key], ["S", "M", "L"]),
    (.section, ["l", Key(.enter)], ["S", "M", "L"]),
    (.section, ["l", "j", " ", Key(.enter)], ["XL", "XXL"]),
  ])
  func `M1.1 U4.2 a row that is marked or picked whole stands for all its items`(
    unit: MarkUnit?, keys: [Key], items: [String]
  ) throws {
    var picker = picker()
    picker.marks = unit.map { MarkSettings(unit: $0) }
    let session = try session(of: picker)
    for key in keys { session.press(key) }
    guard case .marked(let picked)? = session.end else {
      Issue.record("\(String(describing: session.end))")
      return
    }
    #expect(picked.map(\.item) == items)
  }

  @Test func `P10.2 a rest is reported at the position that was reported before`() throws {
    var picker = picker()
    var told: [String] = []
    picker.layout = .cards
    picker.onMove = { told.append("move \($0.to.section),\($0.to.index)") }
    picker.onSettle = { told.append("rest \($0.to.section),\($0.to.index)") }
    let session = try session(of: picker)
    session.press("l")
    session.advance(by: .milliseconds(30))
    session.press("j")
    session.advance(by: .seconds(2))
    #expect(told == ["move 0,1", "rest 0,1", "move 1,1", "rest 1,1"])
  }

}

extension Substring {
  /// Without the blanks around it.
  fileprivate var trimmed: Substring {
    drop { $0 == " " }.reversed().drop { $0 == " " }.reversed().reduce(into: "") { $0.append($1) }
  }
}

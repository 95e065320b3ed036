import GridpickCore
import Testing

@testable import TwoAxisPicker

/// Sections with titles and names, and what is told of them (rules U7, U8).
struct SectionTests {
  private static let size = ScreenSize(lines: 9, columns: 40)

  private func picker(_ layout: Layout = .grid) -> GridPicker<String> {
    var picker = GridPicker(
      sections: [
        GridSection(title: "red", items: ["r1", "r2"]),
        GridSection(title: "blue", id: "7", items: ["b1", "b2"]),
      ]
    ) { Cell($0) }
    picker.layout = layout
    return picker
  }

  @Test func `U7.3 titles move with their rows`() throws {
    let session = try picker().session(size: Self.size)
    session.press("j")
    session.apply(
      .replace([
        GridSection(title: "green", items: ["g1"]),
        GridSection(title: "blue", id: "7", items: ["b1"]),
      ]))
    #expect(session.item == "b1")
    let lines = session.frame.text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.contains(["green", "g1"]))
    #expect(lines.contains { $0.prefix(2) == ["blue", "b1"] })
  }

  @Test func `P8.10 U7.3 a section is identified by its name, with any title`() throws {
    let session = try picker().session(size: Self.size)
    session.press("j", "l")
    session.apply(
      .replace([
        GridSection(title: "blue", items: ["x1", "x2"]),
        GridSection(title: "navy", id: "7", items: ["b1", "b2"]),
      ]))
    #expect(session.position == Position(section: 1, index: 1))
  }

  @Test func `U7.3 items are appended to a section by its name, its title or its number`() throws {
    let session = try picker().session(size: Self.size)
    session.apply(.extend("red", by: ["r3"]))
    session.apply(.extend("7", by: ["b3"]))
    session.apply(.append([["u1"]]))
    session.apply(.extend("2", by: ["u2"]))
    session.press(Key(.end))
    #expect(session.item == "r3")
    session.press("j")
    #expect(session.item == "b3")
    session.press("j")
    #expect(session.item == "u2")
  }

  @Test func `U7.1 title, banner and column titles can change without moving anything`() throws {
    let session = try picker().session(size: Self.size)
    session.press("j", "l")
    session.apply(.titles(title: "Colours", banner: ["all of them"], columns: ["one", "two"]))
    let text = session.frame.text
    #expect(text.contains("Colours") && text.contains("all of them") && text.contains("two"))
    #expect(session.item == "b2")
    session.apply(.titles(title: ""))
    #expect(!session.frame.text.contains("Colours"))
    #expect(session.frame.text.contains("all of them"))
  }

  @Test func `R4.1 U8.1 in tabs, refresh receives the tab and returns its items`() async throws {
    var picker = picker(.tabs)
    var told: [String?] = []
    picker.refresh = { section in
      told.append(section)
      return [["b2", "b9"]]
    }
    let session = try picker.session(size: Self.size)
    session.press("l", "r")
    await session.fetch()
    #expect(told == ["7"])
    #expect(session.frame.text.contains("b9"))
    session.press("h")
    #expect(session.item == "r1")
    #expect(session.frame.text.contains("red"))
  }

  @Test func `R3.2 R4.1 U8.1 in tabs, more receives the tab and returns more of it`() async throws {
    var picker = GridPicker(
      sections: ["red", "blue"].map { (title: String) in
        GridSection(title: title, items: (0..<20).map { "\(title) \($0)" })
      }
    ) { Cell($0) }
    picker.layout = .tabs
    picker.more = { section in section == "blue" ? [["blue 20"]] : [] }
    let session = try picker.session(size: Self.size)
    session.press("l", "G", "j")
    await session.fetch()
    #expect(session.item == "blue 20")
  }

  @Test func `U4.5 U4.6 a disabled item is dim, can be current, and says why it cannot be picked`()
    throws
  {
    var picker = picker()
    picker.isDisabled = { $0 == "r1" ? "sold out" : nil }
    let session = try picker.session(size: Self.size)
    session.press("l")
    let lines = session.frame.lines(colors: 256)
    session.press("h", Key(.enter))
    #expect(session.end == nil)
    #expect(session.frame.text.contains("sold out"))
    picker.isDisabled = nil
    let whole = try picker.session(size: Self.size)
    whole.press("l")
    #expect(whole.frame.lines(colors: 256) != lines)
  }

  @Test func `U4.3 a cancelled picker returns its last position`() throws {
    let session = try picker().session(size: Self.size)
    session.press("j", "q")
    guard case .cancelled(at: Position(section: 1, index: 0)?)? = session.end else {
      Issue.record("\(String(describing: session.end))")
      return
    }
  }

  @Test func `U6.2 a key may peek, or perform any named action`() throws {
    var picker = picker()
    picker.peek = { "all of \($0)" }
    picker.keys = [
      KeyBinding(key: "i", label: "say", help: "says more") { _, _ in .perform("peek") },
      KeyBinding(key: "e", help: "to the end") { _, _ in .perform("last") },
    ]
    let session = try picker.session(size: Self.size)
    session.press("e")
    #expect(session.item == "b1")
    session.press("i")
    #expect(session.frame.text.contains("all of b1"))
    session.press(Key(.escape), "?")
    #expect(session.frame.text.contains("says more") && session.frame.text.contains("say"))
  }

  @Test func `U6.2 a program performs actions by the help's names, with arguments, in order`()
    throws
  {
    var picker = picker()
    picker.keys = [
      KeyBinding(key: "e", help: "to the end, and back") { _, _ in .perform("last+pos(1)+right") },
      KeyBinding(key: "w", help: "wrong") { _, _ in .perform("lastly") },
      KeyBinding(key: "c", help: "command") { _, _ in .perform("execute(true)") },
    ]
    let bound = try picker.session(size: Self.size)
    bound.press("e")
    #expect(bound.position == Position(section: 0, index: 1))
    bound.press("w")
    #expect(bound.frame.text.contains("no action 'lastly'"))
    bound.press("c")
    #expect(bound.frame.text.contains("no action 'exec"))
    #expect(throws: PickerError.wrongSetting("no action 'lastly'")) {
      try bound.open().perform("lastly")
    }
    #expect(Action.all(named: "lastly") == nil && Action.all(named: "") == nil)
  }

  @Test func `U6.2 all names of actions work, except two that print the query`() {
    let left = ActionRow.all.filter { $0.alone != nil && Action.all(named: $0.name) == nil }
    #expect(left.map(\.name) == ["accept-or-print-query", "print-query"])
  }
}

/// What is told of scrolling (rule U3).
struct ScrollTests {
  @Test func `U3.2 a scroll is reported with the offsets before and after`() throws {
    var told: [(ScreenPoint, ScreenPoint)] = []
    var picker = GridPicker(rows: (0..<30).map { ["row \($0)"] }) { Cell($0) }
    picker.onScroll = { told.append(($0, $1)) }
    let session = try picker.session(size: ScreenSize(lines: 6, columns: 30))
    session.press("j")
    #expect(told.isEmpty)
    session.press("G", "g")
    #expect(told.count == 2)
    #expect(told[0].0.line == 0 && told[0].1.line > 20)
    #expect(told[1].0 == told[0].1 && told[1].1.line == 0)
  }
}

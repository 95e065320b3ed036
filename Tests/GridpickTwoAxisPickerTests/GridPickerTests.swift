import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// The library's face: what a caller says reaches the picker, and the caller's own values come back.
struct GridPickerTests {
  /// A value that no picker could make up.
  private final class Shirt {
    let name: String

    init(_ name: String) { self.name = name }
  }

  /// Three rows of different lengths, one of them empty; what begins with a `-` is no cell.
  private let shirts = [["S", "M", "L"], [], ["XL", "-XXL"], ["tie"]].map { $0.map(Shirt.init) }

  private func picker() -> GridPicker<Shirt> {
    GridPicker(rows: shirts) { $0.name.hasPrefix("-") ? nil : Cell($0.name) }
  }

  private final class Seen {
    let terminal = ScriptedTerminal()
    var text: String { terminal.shown.last?.text ?? "" }
  }

  /// The item picked by some keys, each 500 ms after the one before.
  @discardableResult
  private func picked<Item>(
    from picker: GridPicker<Item>, by keys: Key..., seeing seen: Seen = Seen()
  ) throws -> Item? {
    for (number, key) in keys.enumerated() { seen.terminal.at(500 * Double(number + 1), .key(key)) }
    let caller = Caller(picker)
    let state = PickerState(
      caller.data, settings: caller.settings(Look(theme: Theme(colorCount: 0), signs: .unicode)),
      size: ScreenSize(lines: 8, columns: 40), start: picker.start)
    var services = PickerServices()
    services.host = caller.host
    var loop = PickerLoop(state, on: seen.terminal.terminal, services: services)
    return try caller.end(loop.run(), loop.state.picked, at: nil).item
  }

  @Test func `the picked item is the caller's own value`() throws {
    let shirt = try picked(from: picker(), by: "l", "l", Key(.enter))
    #expect(shirt === shirts[0][2])
  }

  @Test func `a cancelled picker returns nil`() throws {
    #expect(try picked(from: picker(), by: "l", "q") == nil)
  }

  @Test func `P2.1 P2.3 P2.4 an item without a cell is a visible gap, never picked`() throws {
    let shirt = try picked(from: picker(), by: "l", "j", "j", Key(.enter), "h", Key(.enter))
    #expect(shirt === shirts[2][0])
  }

  @Test func `P2.1 P2.4 an empty row can be crossed, but not picked from`() throws {
    let shirt = try picked(from: picker(), by: "j", Key(.enter), "j", "j", Key(.enter))
    #expect(shirt === shirts[3][0])
  }

  @Test(
    arguments: [
      (Position(section: 2, index: 0), "XL"), (Position(section: 0, index: 99), "L"),
      (Position(section: 99, index: 1), "tie"), (nil, "S"),
    ] as [(Position?, String)])
  func `P4.1 P4.3 the start is limited to the grid`(start: Position?, name: String) throws {
    var picker = picker()
    picker.start = start
    #expect(try picked(from: picker, by: Key(.enter))?.name == name)
  }

  @Test func `P10.1 P10.2 moves are reported in order, with the new current item`() throws {
    var picker = picker()
    var moves: [String] = []
    picker.onMove = { move in
      moves.append(
        "\(move.from.section),\(move.from.index)>\(move.to.section),\(move.to.index) "
          + move.item.name)
    }
    try picked(from: picker, by: "l", "h", "h", "l", "l", Key(.enter))
    #expect(moves == ["0,0>0,1 M", "0,1>0,0 S", "0,0>0,1 M", "0,1>0,2 L"])
  }

  @Test func `settings reach the picker: title, layout, titles of rows and columns`() throws {
    var picker = picker()
    picker.title = "Shirts"
    for (row, title) in ["plain", "none", "large"].enumerated() {
      picker.sections[row].title = title
    }
    picker.columnTitles = ["first", "second"]
    let seen = Seen()
    try picked(from: picker, by: "l", "q", seeing: seen)
    let lines = seen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == " Shirts")
    #expect(lines[1].split(separator: " ") == ["first", "second"])
    #expect(lines[2].split(separator: " ") == ["plain", "S", "M", "L"])
    #expect(lines[3].split(separator: " ") == ["none"])
    #expect(lines[5].split(separator: " ") == ["tie"], "titles may be fewer than rows")
    #expect(lines[7].hasPrefix(" 1/4 plain · 2/3"))
  }

  @Test func `P5.1 P5.2 a step past the end wraps only with cycles`() throws {
    var picker = picker()
    #expect(try picked(from: picker, by: "h", Key(.enter))?.name == "S")
    picker.cycles = true
    #expect(try picked(from: picker, by: "h", Key(.enter))?.name == "L")
  }

  @Test(arguments: [true, false])
  func `S4.3 S4.4 a row is as tall as its cell with wraps, and else one line`(wraps: Bool) throws {
    var picker = GridPicker(list: [1, 2]) { Cell("item \($0)\nin two lines") }
    picker.wraps = wraps
    let seen = Seen()
    #expect(try picked(from: picker, by: "j", Key(.enter), seeing: seen) == 2)
    #expect(seen.text.contains("item 1\n    in two lines") == wraps)
  }

  @Test func `Q1.5 Q1.6 a paint rule colours texts, and without rules no text has a colour`()
    throws
  {
    var picker = GridPicker(rows: [["web", "ready"], ["db", "failed"], ["job", "failed"]]) {
      Cell($0)
    }
    picker.layout = .sheet
    picker.columnTitles = ["name", "state"]
    func colors() throws -> Set<Color> {
      let frame = try picker.session(size: ScreenSize(lines: 8, columns: 40)).frame
      return Set(frame.line(3).map(\.style.foreground))
    }
    #expect(try colors() == [.terminal])
    picker.paint = ["state:^ready$=good", "state:^failed$=#ff0000:row"]
    #expect(try colors().count == 2)
  }

  @Test(arguments: Layout.all.map(\.name))
  func `every layout shows the cells with their details`(name: String) throws {
    var picker = GridPicker(rows: [[1, 2], [3]]) { number in
      Cell("label \(number)", detail: "detail", color: .rgb(0xff0000), style: .card)
    }
    picker.layout = try #require(Layout.named(name))
    let seen = Seen()
    #expect(try picked(from: picker, by: Key(.enter), seeing: seen) == 1)
    #expect(seen.text.contains("label 1"))
  }

  @Test func `L1.1 L1.6 a cell is made only when it is visible`() throws {
    var made: Set<Int> = []
    let rows = (0..<200).map { row in (0..<100).map { row * 100 + $0 } }
    let picker = GridPicker(rows: rows) { number in
      made.insert(number)
      return Cell("\(number)")
    }
    let seen = Seen()
    try picked(from: picker, by: "j", "q", seeing: seen)
    #expect(made.count < 3_000, "a sample of 1,000 and what is on the screen")
  }

  @Test func `P3.2 without rows nothing can be picked`() throws {
    let picker = GridPicker(rows: [[Int]]()) { Cell("\($0)") }
    #expect(try picked(from: picker, by: "l", Key(.enter), "q") == nil)
  }

  @Test func `a lost terminal is reported in words`() throws {
    let error = #expect(throws: PickerError.self) { try picked(from: picker()) }
    #expect(error == .terminalGone)
    #expect(error?.description == "the terminal is gone")
  }
}

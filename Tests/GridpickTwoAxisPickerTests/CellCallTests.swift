import GridpickCore
import GridpickTestSupport
import Testing

@testable import TwoAxisPicker

/// The number of calls of a program for its cells.
struct CellCallTests {
  /// Counts the cells that are asked for, and remembers which.
  private final class Counter {
    var count = 0
    var asked: [String: Int] = [:]

    func take(_ label: String) {
      count += 1
      asked[label, default: 0] += 1
    }

    func reset() {
      count = 0
      asked = [:]
    }
  }

  private struct Table: GridSource {
    let sectionCount = 100_000
    let columnCount = 10
    func item(at position: Position) -> String? { "\(position.section)/\(position.index)" }
    func rowTitle(_ section: Int) -> String? { "row \(section)" }
  }

  private static let size = ScreenSize(lines: 24, columns: 80)
  /// Where the first cells are narrower than the others, or fewer fit than was thought, some are asked for
  /// that are not seen: a line, and a few cells of each.
  private static let surplus = 40

  private func session(
    _ layout: String, _ counter: Counter, cellSize: ScreenSize? = nil, start: Position? = nil
  ) throws -> PickerSession<String> {
    var picker = GridPicker(source: Table()) { label in
      counter.take(label)
      return Cell(label, detail: "d")
    }
    picker.layout = try #require(Layout.named(layout))
    picker.cellSize = cellSize
    picker.start = start
    return try picker.session(size: Self.size)
  }

  /// The cells of which something is seen.
  private func seen(_ session: PickerSession<String>) -> Int {
    var labels: Set<String> = []
    for word in session.frame.text.split(whereSeparator: { " \n┃│━─╭╮╰╯".contains($0) })
    where word.contains("/") || word.contains("…") {
      labels.insert(String(word))
    }
    return labels.count
  }

  private static let cases: [(String, ScreenSize?)] = Layout.all.flatMap {
    [($0.name, nil), ($0.name, ScreenSize(lines: 4, columns: 16))]
  }

  @Test(arguments: cases, [nil, Position(section: 50_000, index: 5)])
  func `L1.1 the first frame asks only for the cells that it shows`(
    setup: (layout: String, cell: ScreenSize?), start: Position?
  ) throws {
    let counter = Counter()
    let session = try session(setup.layout, counter, cellSize: setup.cell, start: start)
    let seen = seen(session)
    #expect(seen > 0)
    #expect(
      counter.count <= seen + (setup.cell == nil ? Self.surplus : 12), "\(seen) are seen")
    #expect(counter.asked.values.allSatisfy { $0 == 1 })
  }

  @Test(arguments: cases)
  func `L1.1 L1.2 U1.1 a key asks only for cells that become visible, and never twice`(
    layout: String, cell: ScreenSize?
  ) throws {
    let counter = Counter()
    let session = try session(layout, counter, cellSize: cell)
    _ = session.frame
    counter.reset()
    session.press("l", "h", "j", "k")
    session.advance(by: .seconds(1))
    let first = seen(session)
    #expect(counter.count <= (layout == "grid" || layout == "sheet" ? 0 : first))
    let keys: [Key] = [
      Key(.end), "G", Key(.pageUp), Key(.pageUp), .control(.end), .control(.home), Key(.pageDown),
      "j",
    ]
    for key in keys {
      counter.reset()
      session.press(key)
      session.advance(by: .seconds(1))
      // A row that grows a little to fit is searched one line further.
      #expect(counter.count <= seen(session) + 24, "\(key)")
      #expect(counter.asked.values.allSatisfy { $0 == 1 })
      counter.reset()
      _ = session.frame
      #expect(counter.count == 0, "\(key)")
    }
  }

  @Test func `S4.16 of a source's wrapped rows, only those in view are measured`()
    throws
  {
    let counter = Counter()
    var picker = GridPicker(source: Table()) { label in
      counter.take(label)
      return Cell(label)
    }
    picker.layout = .sheet
    picker.wraps = true
    let session = try picker.session(size: Self.size)
    _ = session.frame
    for key: Key in ["G", Key(.pageUp), "g"] {
      counter.reset()
      session.press(key)
      session.advance(by: .seconds(1))
      // All cells of the rows in view, beyond the right edge too.
      #expect(counter.count <= 10 * Self.size.lines, "\(key)")
    }
  }

  @Test func `U1.3 with a fixed cell size, no cell is measured or made for measuring`() throws {
    let counter = Counter()
    let session = try session("grid", counter, cellSize: ScreenSize(lines: 1, columns: 20))
    let text = session.frame.text
    #expect(counter.asked.keys.filter { !text.contains($0) } == [])
    let first = try #require(text.firstRange(of: "0/0")?.lowerBound)
    let second = try #require(text.firstRange(of: "0/1")?.lowerBound)
    #expect(text.distance(from: first, to: second) == 20)
  }

  @Test(arguments: Layout.all.map(\.name))
  func `L1.2 a visible cell is not asked for again, after any number of others`(layout: String)
    throws
  {
    let counter = Counter()
    let session = try session(layout, counter)
    for _ in 0..<700 { session.press(Key(.pageDown)) }
    session.advance(by: .seconds(2))
    _ = session.frame
    for _ in 0..<3 {
      counter.reset()
      session.advance(by: .seconds(1))
      _ = session.frame
      #expect(counter.count == 0)
    }
  }

  @Test(arguments: Layout.all.map(\.name))
  func `rows with their own styles ask for no more cells`(layout: String) throws {
    let counter = Counter()
    var picker = GridPicker(source: Table()) { label in
      counter.take(label)
      return Cell(label)
    }
    picker.layout = try #require(Layout.named(layout))
    picker.rowStyle = {
      $0 % 2 == 0 ? .card : CellStyle(size: .init(lines: 2, columns: 6)) { _, _, _ in }
    }
    let session = try picker.session(size: Self.size)
    _ = session.frame
    #expect(counter.count <= 250)
  }

  // MARK: - Widths

  private func longest(_ layout: Layout, _ rows: [[String]]) throws -> PickerSession<String> {
    var picker = GridPicker(rows: rows) { Cell($0) }
    picker.layout = layout
    return try picker.session(size: Self.size)
  }

  @Test func `L2.3 one endless item does not widen the others`() throws {
    let long = String(repeating: "x", count: 100_000)
    for rows in [
      [["a", long, "b"]], [[long, "a", "b"]], [["a"], [long], ["b"]], [[long, "a"], ["b"]],
    ] {
      let session = try longest(.grid, rows)
      let text = session.frame.text
      #expect(text.contains("b"), "\(rows.map(\.count))")
      #expect(text.contains("…"))
      if rows[0].count == 3 { #expect(text.split(separator: "\n")[0].contains(" b")) }
    }
  }

  @Test func `L2.3 L9.2 cells are as large as all items need`() throws {
    let wide = String(repeating: "x", count: 60)
    #expect(try longest(.grid, [[wide, wide, wide]]).frame.text.contains(wide))
    #expect(
      try longest(.sheet, [["a", "wider than the first", "c"]]).frame.text.contains("the first"))
  }

  @Test(arguments: Layout.all.map(\.name), ["redraw", "replace"])
  func `U1.2 a cell with a new text is measured when it is visible`(layout: String, way: String)
    throws
  {
    final class Words {
      var word = "ab"
    }
    let words = Words()
    var picker = GridPicker(rows: (0..<300).map { row in (0..<10).map { "\(row)-\($0)" } }) {
      Cell($0 == "200-1" ? words.word : "x")
    }
    picker.layout = try #require(Layout.named(layout))
    picker.start = Position(section: 200, index: 1)
    let session = try picker.session(size: Self.size)
    #expect(session.frame.text.contains("ab"))
    words.word = "fifteen letters"
    session.apply(way == "redraw" ? .redraw : .replace(picker.sections))
    #expect(session.frame.text.contains("fifteen letters"))
  }

  @Test func `L1.2 a label of any length costs only its visible part`() throws {
    let long = String(repeating: "é \u{1b}[31m", count: 500_000)
    let session = try longest(.grid, (0..<400).map { ["\($0)", long, "\($0) " + long] })
    let time = processorTime {
      for _ in 0..<60 {
        session.press("j")
        _ = session.frame
      }
    }
    #expect(time < .seconds(5), "60 frames of what is cut")
  }
}

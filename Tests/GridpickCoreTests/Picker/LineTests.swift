import GridpickTestSupport
import Testing

@testable import GridpickCore

/// What tells the current line of a list, and the marked ones.
struct LineTests {
  private static let dark = Theme(colorCount: 1 << 24, background: RGB(0x15171c))
  private static let untold = Theme(colorCount: 256)
  private static let plain = Theme(colorCount: 0)

  private func run(
    _ theme: Theme, _ layout: Layout = .grid, hasMarks: Bool = false
  ) throws -> PickerRun {
    let labels = ["one", "a somewhat longer line", "three"]
    let data: Grid =
      layout.name == "tabs"
      ? Grid(TestGrid([labels, ["other"]])) : Grid(TestList(labels))
    return PickerRun.over(data, layout: layout, size: ScreenSize(lines: 8, columns: 40)) {
      $0.look.theme = theme
      $0.options.columns = .fixed(1)
      guard hasMarks else { return }
      $0.options.marking = MarkSettings()
      $0.options.keymap = $0.options.keymap.marking()
    }
  }

  private func line(of text: String, _ run: PickerRun) throws -> [FrameCell] {
    let frame = run.state.frame()
    let line = try #require((0..<8).first { frame.text(ofLine: $0).contains(text) })
    return Array(frame.line(line))
  }

  @Test(arguments: [Layout.grid, .tabs])
  func `the current line has a band as wide as the list, after a bar`(
    layout: Layout
  ) throws {
    var run = try run(Self.dark, layout)
    for text in ["one", "a somewhat", "three"] {
      let cells = try line(of: text, run)
      #expect(cells[0].glyph == Signs.unicode.bar)
      let band = cells.map { $0.style.background == Self.dark[.row].background }
      #expect(band == (0..<40).map { $0 < 38 })
      try run.press("down")
    }
  }

  @Test(arguments: [Layout.grid, .tabs])
  func `if the background is not known, the current line is bold after a bar`(
    layout: Layout
  ) throws {
    let cells = try line(of: "one", run(Self.untold, layout))
    #expect(cells[0].glyph == Signs.unicode.bar && cells[0].style.foreground == .palette(63))
    #expect(cells[2...4].allSatisfy { $0.style == Style(attributes: .bold) })
    #expect(cells.allSatisfy { $0.style.background == .terminal })
  }

  @Test(arguments: [Layout.grid, .tabs])
  func `without colours the whole current line is reversed`(layout: Layout) throws {
    let cells = try line(of: "one", run(Self.plain, layout))
    #expect(cells.map { $0.style.attributes.contains(.reverse) } == (0..<40).map { $0 < 38 })
  }

  @Test(arguments: [Layout.grid, .tabs])
  func `L7.4 a mark has a place of its own before the text, and a tint from edge to edge`(
    layout: Layout
  ) throws {
    var run = try run(Self.dark, layout, hasMarks: true)
    #expect(try line(of: "one", run)[3].glyph == "o")
    try run.press("down space up")
    let marked = try line(of: "a somewhat", run)
    #expect(marked[1].glyph == Signs.unicode.mark && marked[3].glyph == "a")
    let tint = Self.dark[.tint].background
    #expect(marked[1..<38].allSatisfy { $0.style.background == tint })
    // The band covers the tint, and the sign stays.
    try run.press("down")
    let current = try line(of: "a somewhat", run)
    #expect(current[0].glyph == Signs.unicode.bar && current[1].glyph == Signs.unicode.mark)
    #expect(current[..<38].allSatisfy { $0.style.background == Self.dark[.row].background })
  }

  @Test func `M1 without a tint, a marked text has the colour of the mark sign`() throws {
    var run = try run(Self.untold, hasMarks: true)
    try run.press("space down")
    #expect(try line(of: "one", run)[3].style.foreground == .palette(29))
  }

  @Test func `in columns the current item fills its column, whatever its length`() throws {
    let labels = (0..<40).map { $0.isMultiple(of: 2) ? "a" : "longest" }
    var run = PickerRun.over(
      Grid(TestList(labels)), size: ScreenSize(lines: 8, columns: 40)
    ) { $0.look.theme = Self.dark }
    let current = Self.dark[.current].background
    var widths: Set<Int> = []
    for _ in 0..<4 {
      let frame = run.state.frame()
      widths.insert(
        (0..<8).map { frame.line($0).count { $0.style.background == current } }.max() ?? 0)
      try run.press("down")
    }
    #expect(widths == [9])
  }
}

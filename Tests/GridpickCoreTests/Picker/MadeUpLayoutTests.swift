import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A layout of one's own is one value: with settings that no other one has, and no change anywhere else.
struct MadeUpLayoutTests {
  /// Lists side by side, each at a place of its own, the current item in the middle.
  private static let reels = Layout(
    name: "reels", summary: "reels side by side", sectionAxis: .horizontal,
    linkage: .independent, focus: .center, snap: .nearest, titles: .headings,
    sizesSections: true, flowsLists: false, measuresColumns: false, records: .fields,
    wheelSteps: 2, styleName: "text", words: PerAxis(section: "reel", item: "face"),
    pitch: .needed)

  private func picker(banner: [String] = []) -> PickerRun {
    let grid = Grid(
      TestGrid((0..<6).map { reel in (0..<9).map { "r\(reel)c\($0)" } })
        .titled(sections: ["A", "B", "C", "D", "E", "F"]))
    return PickerRun.over(
      grid, layout: Self.reels, size: ScreenSize(lines: 9, columns: 40),
      start: Position(section: 2, index: 4)
    ) {
      $0.options.layout.cell = ScreenSize(lines: 1, columns: 10)
      $0.options.animates = false
      $0.banner = banner
    }
  }

  private func lines(_ run: PickerRun) -> [String] {
    run.state.frame().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a made-up layout is placed and drawn`() {
    var picker = picker()
    let lines = lines(picker)
    #expect(lines[0].split(separator: " ").prefix(4) == ["◂", "B", "C", "D"])
    #expect(lines[4].split(separator: " ").prefix(3) == ["r1c0", "r2c4", "r3c0"])
    #expect(lines[8].contains("3/6 C · face 5/9"))
    picker.resize(to: ScreenSize(lines: 9, columns: 60))
    #expect(self.lines(picker)[8].contains("reel 3/6 C · face 5/9"))
  }

  @Test func `G13.2 a drag turns only the reel under the pointer, and makes it current`() {
    var run = picker()
    run.slide(
      from: ScreenPoint(line: 4, column: 30), to: ScreenPoint(line: 2, column: 30))
    #expect(run.current == "r3c2")
    #expect(lines(run)[4].split(separator: " ").prefix(3) == ["r2c4", "r3c2", "r4c0"])
  }

  @Test func `G9.2 keys, wheel and clicks follow the shown layout`() throws {
    var run = picker()
    try run.press("right")
    #expect(run.current == "r3c0")
    run.point(.wheel(.down))
    #expect(run.current == "r3c2")
    try run.press("left")
    #expect(run.current == "r2c4")
    run.click(at: 5, 30)
    #expect(run.current == "r3c3")
    run.click(at: 0, 9)
    #expect(run.current == "r2c4", "its title")
    try run.press("enter")
    #expect(run.told == [.picked(Pick(ItemID(section: 2, index: 4)))])
  }

  @Test func `a made-up layout can be dragged across`() {
    var run = picker()
    run.slide(
      from: ScreenPoint(line: 4, column: 30), to: ScreenPoint(line: 4, column: 20))
    #expect(run.current == "r3c0")
  }
}

import GridpickTestSupport
import Testing

@testable import GridpickCore

struct DivisionTests {
  private static let screen = ScreenSize(lines: 30, columns: 90)

  private static func window(_ text: String) throws -> PreviewWindow { try PreviewWindow(text) }

  @Test func `a grid alone has the whole screen`() {
    let division = Division(Self.screen)
    #expect(division.isWhole && division.preview == nil && division.border == nil)
  }

  /// By hand: the line takes one cell, a blank beside it another, and the bar at the right a third; above and
  /// below there is a margin of one at the left and of two at the right, as a grid has it.
  @Test(arguments: [
    ("right:30", 0..<30, 0..<57, 0..<30, 59..<89, 57..<58),
    ("left:30", 0..<30, 32..<90, 0..<30, 0..<30, 31..<32),
    ("up:10", 11..<30, 0..<90, 0..<10, 1..<88, 0..<90),
    ("down:10", 0..<19, 0..<90, 20..<30, 1..<88, 0..<90),
    ("down:50%", 0..<14, 0..<90, 15..<30, 1..<88, 0..<90),
    ("20%", 0..<23, 0..<90, 24..<30, 1..<88, 0..<90),
  ])
  func `V2.3 a preview is placed as its window says`(
    text: String, gridLines: Range<Int>, gridColumns: Range<Int>, lines: Range<Int>,
    columns: Range<Int>, line: Range<Int>
  ) throws {
    let division = Division(Self.screen, beside: try Self.window(text))
    #expect(division.grid == ScreenRect(lines: gridLines, columns: gridColumns))
    let preview = try #require(division.preview)
    #expect(preview.pane == ScreenRect(lines: lines, columns: columns))
    #expect(preview.line.columns == line)
  }

  @Test(arguments: [
    (99, 30, PreviewWindow.Side.down), (100, 30, .right), (80, 24, .down), (80, 12, .right),
    (59, 12, .down),
  ])
  func `V2.2 a preview is on the right of a wide or low screen, and else below`(
    columns: Int, lines: Int, side: PreviewWindow.Side
  ) {
    let division = Division(
      ScreenSize(lines: lines, columns: columns), beside: PreviewWindow())
    #expect(division.preview?.side == side)
  }

  @Test(arguments: [("right:300", 67), ("right:0", 8), ("down:0", 1), ("up:99", 25)])
  func `V2.3 V2.4 a preview that is too large gets the room there is`(
    text: String, extent: Int
  ) throws {
    let preview = try #require(Division(Self.screen, beside: try Self.window(text)).preview)
    #expect(preview.extent == extent)
  }

  @Test func `V2.4 V2.9 a size chosen by hand wins over the window, if there is room`() throws {
    func preview(_ chosen: Int) throws -> Division.Preview {
      try #require(
        Division(Self.screen, beside: try Self.window("right:30"), chosen: chosen).preview)
    }
    #expect(try preview(40).extent == 40)
    #expect(try preview(400).extent == 67)
    #expect(try preview(-4).extent == 8)
  }

  /// Whatever is asked for, all parts are inside, apart from each other, and the grid has its least.
  @Test(arguments: PreviewWindow.Side.allCases)
  func `L6.7 V2.4 with less room the preview is left out first, then border, then margin`(
    side: PreviewWindow.Side
  )
    throws
  {
    var surroundings = Surroundings()
    surroundings.border = Border.all[0]
    surroundings.margin = Edges(.cells(2))
    for lines in 1...30 {
      for columns in 1...60 {
        let screen = ScreenSize(lines: lines, columns: columns)
        let division = Division(
          screen, within: surroundings, beside: try Self.window(side.rawValue))
        #expect(ScreenRect(screen).holds(division.grid))
        if let border = division.border { #expect(border.holds(division.grid)) }
        guard let preview = division.preview else {
          if division.border == nil, !division.isWhole { #expect(lines < 10 || columns < 26) }
          continue
        }
        #expect(division.border != nil)
        #expect(division.grid.lines.count >= 4 && division.grid.columns.count >= 20)
        for part in [preview.pane, preview.grip, preview.bar] {
          #expect(ScreenRect(screen).holds(part) && !part.isEmpty)
          #expect(part.intersection(division.grid).isEmpty)
        }
        #expect(preview.pane.intersection(preview.grip).isEmpty)
      }
    }
  }

  @Test func `margins are counts of cells or shares of the screen`() {
    var surroundings = Surroundings()
    surroundings.margin = Edges(
      top: .cells(1), right: .percent(10), bottom: .cells(3), left: .percent(20))
    let division = Division(Self.screen, within: surroundings)
    #expect(division.grid == ScreenRect(lines: 1..<27, columns: 18..<81))
    #expect(division.inGrid(ScreenPoint(line: 1, column: 18)) == ScreenPoint(line: 0, column: 0))
  }

  @Test(arguments: [
    "", "rihgt", "right:", "50%%", "101%", "-3", "+", "+x", "+{2", "+{q}", "+{+2}", "+{f}", "+3/0",
    "+{2}x", "~", "~x", "<60", "<60()", "<x(down)", "<60(rihgt)", "border-blue", "right:x",
    "99999999999999999999",
  ])
  func `V2.23 an unknown part of a window is refused`(text: String) {
    #expect(throws: ValueError.self) { try PreviewWindow(text) }
  }

  @Test func `V2.1 the parts of a window come in any order`() throws {
    let window = try PreviewWindow("wrap:40:hidden:up")
    #expect(window.side == .up && window.extent == .cells(40) && window.wraps && window.isHidden)
  }

  @Test func `V2.1 V2.22 a window is also described in the words of fzf, with commas`()
    throws
  {
    let window = try PreviewWindow("top,40%,border-left,wrap,follow,hidden,noinfo,cycle,~3,+{2}-5")
    var expected = PreviewWindow()
    expected.side = .up
    expected.extent = .percent(40)
    expected.wraps = true
    expected.follows = true
    expected.isHidden = true
    expected.headLines = 3
    expected.start = PreviewStart("+{2}-5")
    #expect(window == expected && window.start != nil)
    #expect(try PreviewWindow("bottom,nowrap,nofollow,nohidden").side == .down)
    #expect(try PreviewWindow("left,wrap,default") == PreviewWindow())
    #expect(try PreviewWindow("border-none,border-sharp").hasLine == false)
  }

  /// Of 90 columns a half is 45; of 30 lines a half is 15.
  @Test(arguments: [
    ("<46(down)", PreviewWindow.Side.down), ("<45(down)", .right), ("<46(down),left", .down),
    ("left,<45(up)", .left), ("up,<16(left)", .left), ("up,<15(left)", .up), ("<46(hidden)", nil),
    ("<45(hidden)", .right), ("<46(up,<16(left))", .left), ("200,<60(down)", .right),
    ("200,<68(down)", .down),
  ])
  func `V2.19 V2.20 a window smaller than its limit is replaced`(
    text: String, side: PreviewWindow.Side?
  ) throws {
    #expect(Division(Self.screen, beside: try Self.window(text)).preview?.side == side)
  }

  @Test func `V2.1 a later option changes the replacement too`() throws {
    let window = try Self.window("<60(down)").changed(by: "wrap,20%")
    let shown = try #require(Division(Self.screen, beside: window).preview?.window)
    #expect(shown.side == .down && shown.wraps && shown.extent == .percent(20))
  }

  @Test func `V2.19 the replacement changes only what its brackets contain`() throws {
    let window = try #require(
      Division(
        Self.screen, beside: try Self.window("hidden,<60(down),wrap,20%,~2"), showsHidden: true
      ).preview?.window)
    #expect(window.side == .down && window.wraps && window.extent == .percent(20))
    #expect(window.headLines == 2)
  }
}

extension ScreenRect {
  fileprivate func holds(_ other: ScreenRect) -> Bool { intersection(other) == other }
}

import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Whole screens with marks.
struct MarkPictureTests {
  private static let services = TestGrid([
    ["degraded", "up_3_d", "1.5"], ["degraded", "up//#e5484d", "12.25"], ["up_40_d", "down", "3"],
  ]).titled(sections: ["ber-1", "ber-3", "nyc-4"], columns: ["db", "queue", "load"])

  struct Kind: CustomTestStringConvertible {
    let name: String
    var picture: Picture
    var testDescription: String { name }
  }

  private static func kind(
    _ name: String, _ layout: Layout, _ grid: TestGrid, _ style: CellStyle? = nil
  ) -> Kind {
    var picture = Picture(
      grid: grid, size: ScreenSize(lines: 14, columns: 50), layout: layout, style: style,
      position: Position(section: 1, index: 1))
    picture.marks = Marks(
      of: .item,
      NumberRuns([(0, 0), (1, 1), (2, 0)].map { Marks.key(of: ItemID(section: $0, index: $1)) }))
    return Kind(name: name, picture: picture)
  }

  static let kinds = [
    kind("grid", .grid, services), kind("sheet", .sheet, services),
    kind("card", .grid, services, .card),
    kind("swatch", .grid, Posters.colored.titledAsPosters, .swatch),
    kind("shelves", .shelves, services), kind("tabs", .tabs, services),
    kind("cards", .cards, Posters.rich.titledAsPosters, .swatch),
  ]

  @Test(arguments: kinds, [("dark", 0x15171c), ("light", 0xfcfcfa), ("plain", nil)])
  func `L7.4 a mark has a sign in every style`(
    kind: Kind, look: (name: String, background: UInt32?)
  ) throws {
    var picture = kind.picture
    picture.background = look.background.map { RGB($0) }
    if look.background == nil { picture.colorCount = 0 }
    try picture.verifyStyled("marks-\(kind.name)-\(look.name)")
  }

  @Test func `L7.4 in ASCII the sign is a star`() throws {
    var picture = Self.kinds[0].picture
    picture.signs = .ascii
    #expect(picture.frame.text.contains("*degraded"))
    #expect(!picture.frame.text.contains("●"))
  }

  @Test(arguments: [Layout.grid, .sheet, .shelves, .tabs])
  func `L7.4 a marked row has the sign before its title, or in its first cell`(
    layout: Layout
  ) {
    var picture = Picture(
      grid: Self.services, size: ScreenSize(lines: 14, columns: 50), layout: layout)
    picture.marks = Marks(of: .section, NumberRuns([1]))
    #expect(picture.frame.text.contains("●ber-3"))
    #expect(picture.frame.text.count { $0 == "●" } == 1)
    picture.grid = TestGrid([["a", "b"], ["c", "d"]])
    picture.layout = .grid
    #expect(picture.frame.text.contains("●c") && !picture.frame.text.contains("●d"))
  }

  @Test func `L7.4 a marked column has the sign before its title, or in all its cells`() {
    var picture = Picture(grid: Self.services, layout: .sheet)
    picture.marks = Marks(of: .column, NumberRuns([1]))
    #expect(picture.frame.text.contains("●queue"))
    #expect(picture.frame.text.count { $0 == "●" } == 1)
    picture.grid = TestGrid([["a", "b"], ["c", "d"]])
    #expect(picture.frame.text.contains("●b") && picture.frame.text.contains("●d"))
  }

  @Test
  func `M3.4 the query line says how many are marked, and without it the status line`() {
    var picture = Picture(grid: Self.services, size: ScreenSize(lines: 8, columns: 60))
    picture.marks = Marks(of: .item, NumberRuns([0, 1]))
    #expect(picture.frame.text(ofLine: 7).contains("2 marked"))
    picture.query = Query("d")
    picture.find = Scene.Find(text: "d", cursor: 1, matchCount: 7, total: 60)
    #expect(picture.frame.text(ofLine: 0).hasSuffix("7 of 60 · ●2"))
    #expect(!picture.frame.text(ofLine: 7).contains("marked"))
  }

  @Test func `L7.3 L7.4 a cell whose place for the mark is cut off looks like the mark`() {
    var canvas = Canvas(ScreenSize(lines: 1, columns: 12))
    canvas.clipped(to: ScreenRect(lines: 0..<1, columns: 4..<12)) { canvas in
      let cell = CellStyle.Drawing(
        item: GridItem("abcdefgh"), rect: ScreenRect(lines: 0..<1, columns: 0..<10),
        isMarked: true)
      canvas.drawText(cell)
    }
    #expect(canvas.frame.text(ofLine: 0) == "    …efgh")
    let look = canvas.frame[ScreenPoint(line: 0, column: 6)].style
    #expect(look == canvas.look.theme.mark(over: .plain))
  }
}

import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Whole screens while something is looked for.
struct FindPictureTests {
  struct Kind: CustomTestStringConvertible {
    let name: String
    let picture: Picture
    var testDescription: String { name }
  }

  private static func kind(_ layout: Layout, _ grid: TestGrid, _ query: String) -> Kind {
    var picture = Picture(
      grid: grid, size: ScreenSize(lines: 24, columns: 80), layout: layout,
      position: Position(section: 1, index: 1), title: "Services")
    if layout.name == "cards" { picture.style = .swatch }
    picture.query = Query(query)
    picture.find = Scene.Find(
      text: query, cursor: query.utf8.count, matchCount: 7, total: 60)
    return Kind(name: layout.name, picture: picture)
  }

  private static let services = TestGrid([
    ["degraded", "up_3_d", "degraded"], ["degraded", "degraded//#e5484d", "1.5"],
    ["up_40_d", "degraded", "12.25"],
  ]).titled(sections: ["ber-1", "ber-3", "nyc-4"], columns: ["db", "queue", "degree"])

  private static let lists = TestGrid([
    ["10:11__Undocking/The_Eagle_has_wings", "Columbia/engine"],
    ["Engine_start/29_s,_the_engine", "17:44__Engine_stop/PDI", "stage"],
    ["General_engineering"],
  ]).titled(sections: ["Friday", "Engineers' day", "Sunday"])

  static let kinds = [
    kind(.grid, services, "'deg"), kind(.sheet, services, "'deg"), kind(.shelves, lists, "'eng"),
    kind(.tabs, lists, "'eng"), kind(.cards, Posters.rich.titledAsPosters, "'ed"),
  ]

  @Test(arguments: kinds, [("dark", 0x15171c), ("light", 0xfcfcfa), ("plain", nil)])
  func `F3.7 F3.15 matched letters, counts and the query are seen in every style`(
    kind: Kind, look: (name: String, background: UInt32?)
  ) throws {
    var picture = kind.picture
    picture.background = look.background.map { RGB($0) }
    if look.background == nil { picture.colorCount = 0 }
    try picture.verifyStyled("find-\(kind.name)-\(look.name)")
  }

  @Test(arguments: kinds)
  func `F3.14 on a low screen the query replaces the status line`(kind: Kind) throws {
    var picture = kind.picture
    picture.size = ScreenSize(lines: 6, columns: 20)
    picture.colorCount = 0
    try picture.verifyStyled("find-\(kind.name)-low")
  }
}

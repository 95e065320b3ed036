import GridpickTestSupport
import Testing

@testable import GridpickCore

struct CellPictureTests {
  private let middle = Position(section: 2, index: 2)

  @Test func `L2.5 in cards the neighbours are partly seen on all four sides`() throws {
    try Picture(
      grid: Posters.rich.titledAsPosters, size: ScreenSize(lines: 17, columns: 60), layout: .cards,
      style: .swatch, position: middle, title: "Posters"
    ).verifyStyled("cards-swatch")
  }

  @Test func `T2.3 in cards the space beyond the first item is blank`() throws {
    try Picture(
      grid: Posters.rich, size: ScreenSize(lines: 17, columns: 60), layout: .cards
    ).verify("cards-card")
  }

  @Test func `a card has a frame, which is bold around the current one`() throws {
    try Picture(
      grid: Posters.rich, size: ScreenSize(lines: 10, columns: 60), style: .card,
      position: Position(section: 0, index: 1)
    ).verifyStyled("grid-card")
  }

  @Test func `a swatch is a block of its colour, with a ring around the current one`() throws {
    try Picture(
      grid: Posters.colored.titledAsPosters, size: ScreenSize(lines: 9, columns: 60),
      style: .swatch, position: Position(section: 1, index: 1)
    ).verifyStyled("grid-swatch")
  }

  @Test func `a swatch one line high has signs at its sides instead`() throws {
    try Picture(
      grid: Posters.colored.titledAsPosters, size: ScreenSize(lines: 8, columns: 60),
      style: .swatch, cell: ScreenSize(lines: 1, columns: 9),
      position: Position(section: 1, index: 1)
    ).verifyStyled("grid-swatch-line")
  }

  @Test func `without colour a swatch is a card, and its label is whole`() throws {
    try Picture(
      grid: Posters.colored, size: ScreenSize(lines: 9, columns: 60), style: .swatch,
      position: Position(section: 1, index: 1), colorCount: 0
    ).verifyStyled("grid-swatch-monochrome")
  }

  @Test func `a swatch without a colour of its own is a card among swatches`() throws {
    try Picture(
      grid: TestGrid([["Red//red", "Nothing", nil]]), size: ScreenSize(lines: 5, columns: 44),
      style: .swatch, position: Position(section: 0, index: 1)
    ).verifyStyled("grid-swatch-uncoloured")
  }

  @Test func `without colour the current item is reversed and nothing is coloured`() throws {
    try Picture(
      grid: Posters.colored, position: Position(section: 1, index: 1), colorCount: 0
    ).verifyStyled("grid-monochrome")
  }

  @Test func `an item's colour is that of its text, reversed if it is current`() throws {
    try Picture(
      grid: TestGrid([["r//red", "o//#f76b15", "plain"]]), size: ScreenSize(lines: 4, columns: 44)
    ).verifyStyled("grid-coloured-text")
  }

  @Test func `cards can be ASCII`() throws {
    try Picture(
      grid: TestGrid([["a", "b", "c"], ["d", "é", "f"], ["g", "h", "i"]]),
      size: ScreenSize(lines: 13, columns: 44), layout: .cards,
      position: Position(section: 1, index: 1), signs: .ascii
    ).verify("cards-ascii")
  }

  @Test func `a section may name its own style`() throws {
    var grid = TestGrid([["a", "b"]])
    grid.styleName = "card"
    try Picture(grid: grid, size: ScreenSize(lines: 5, columns: 30)).verify("grid-own-style")
  }
}

import GridpickModel
import GridpickRendering
import GridpickScreen
import Testing

struct ThemeTests {
  private let red = GridItem("r", color: .rgb(0xe5484d))

  @Test(arguments: [0, 2, 7])
  func `an item has no colour where there are too few to draw with`(colorCount: Int) {
    #expect(Theme(colorCount: colorCount).color(of: red) == nil)
  }

  @Test(arguments: [8, 16, 256, 1 << 24])
  func `an item has its colour where there are enough`(colorCount: Int) {
    let theme = Theme(colorCount: colorCount)
    #expect(theme.color(of: red) == .rgb(0xe5484d))
    #expect(theme.color(of: GridItem("t", color: .terminal(9))) == .palette(9))
    #expect(theme.color(of: GridItem("plain")) == nil)
  }

  @Test(arguments: [
    (1 << 24, 0xffe629, Color.palette(16), Color.rgb(0xffe629)),
    (1 << 24, 0x0000c0, .palette(231), .rgb(0x0000c0)),
    (256, 0xffffff, .palette(16), .rgb(0xffffff)),
    (16, 0xffff00, .palette(0), .palette(11)),
    (16, 0xcc0000, .palette(15), .palette(1)),
    (8, 0xcc0000, .palette(7), .palette(1)),
    (8, 0x00cd00, .palette(0), .palette(2)),
  ])
  func `text on a block of colour is black or white, whichever can be read`(
    colorCount: Int, value: UInt32, text: Color, block: Color
  ) {
    let style = Theme(colorCount: colorCount).block(of: .rgb(value))
    #expect(style == Style(foreground: text, background: block))
  }
}

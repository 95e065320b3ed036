import GridpickModel
import GridpickRendering
import GridpickScreen
import GridpickTestSupport
import Testing

struct ThemeTests {
  /// Black and white, what terminals mostly have, and greys on which nothing is easily read.
  static let grounds: [UInt32] = [
    0x000000, 0xffffff, 0x15171c, 0xfcfcfa, 0x002b36, 0xfdf6e3, 0x2e3440, 0x282a36, 0x444444,
    0x777777, 0x808080, 0xb0b0b0, 0x0000ff, 0xffff00,
  ]
  private let red = GridItem("r", color: .rgb(0xe5484d))

  @Test(arguments: [0, 2, 7])
  func `an item has no colour where there are too few to draw with`(colorCount: Int) {
    #expect(Theme(colorCount: colorCount).ink(of: red) == nil)
    #expect(Theme(colorCount: colorCount).block(of: red, inFocus: true) == nil)
  }

  @Test func `an item in focus has its own colour`() {
    let theme = Theme(colorCount: 1 << 24, background: .black)
    #expect(theme.ink(of: GridItem("y", color: .rgb(0xffe629))) == .rgb(0xffe629))
    #expect(theme.block(of: red, inFocus: true)?.background == .rgb(0xe5484d))
    #expect(theme.ink(of: GridItem("t", color: .terminal(10))) == .palette(10))
    #expect(theme.ink(of: GridItem("plain")) == nil)
  }

  @Test func `what is not in focus steps back to the background`() {
    let orange = GridItem("o", color: .rgb(0xff6a13))
    let dark = Theme(colorCount: 1 << 24, background: RGB(0x15171c))
    #expect(dark.block(of: orange, inFocus: false)?.background == .rgb(0x954417))
    let unknown = Theme(colorCount: 1 << 24)
    #expect(unknown.block(of: orange, inFocus: false)?.background == .rgb(0xff6a13))
  }

  @Test(arguments: [1 << 24, 256])
  func `text has a contrast of 4.5, and signs of 3, on any known ground`(colorCount: Int) {
    for ground in Self.grounds.map({ RGB($0) }) {
      let theme = Theme(colorCount: colorCount, background: ground)
      let band = theme[.row].background.rgb
      // Of 256 colours not every ground has one that is so unlike it.
      let share = colorCount == 256 ? 0.93 : 1.0
      for (role, least) in [
        (Role.title, 4.5), (.dim, 4.5), (.accent, 4.5), (.error, 4.5), (.gone, 3.0),
      ] {
        for under in [ground, band ?? ground] {
          let contrast = theme[role].foreground.rgb?.contrast(with: under) ?? 0
          #expect(contrast >= least * share, "\(role) on \(String(under.value, radix: 16))")
        }
      }
      let current = theme[.current]
      let filled = current.background.rgb ?? ground
      #expect((current.foreground.rgb?.contrast(with: filled) ?? 0) >= 4.5)
      #expect(band.map { $0 != ground } == true)
    }
  }

  @Test(arguments: [1 << 24, 256])
  func `random colours of items can be read wherever they stand`(colorCount: Int) {
    var generator = SeededGenerator(seed: 5)
    for ground in Self.grounds.map({ RGB($0) }) {
      let theme = Theme(colorCount: colorCount, background: ground)
      for _ in 0..<(colorCount == 256 ? 100 : 1_000) {
        let value = UInt32.random(in: 0...0xff_ffff, using: &generator)
        let item = GridItem("i", color: .rgb(value))
        let ink = theme.ink(of: item)?.rgb
        #expect((ink?.contrast(with: ground) ?? 0) >= (colorCount == 256 ? 4.2 : 4.5))
        for inFocus in [true, false] {
          let block = theme.block(of: item, inFocus: inFocus)
          let filled = block?.background.rgb ?? ground
          #expect((block?.foreground.rgb?.contrast(with: filled) ?? 0) >= 4.5)
          #expect(filled.contrast(with: ground) >= 1.2, "a block that nobody sees")
        }
      }
    }
  }

  @Test(arguments: [8, 16, 256, 1 << 24], [nil, RGB.black, RGB.white])
  func `no label is ever in the colour of what it stands on`(colorCount: Int, background: RGB?) {
    var generator = SeededGenerator(seed: 7)
    let theme = Theme(colorCount: colorCount, background: background)
    let grounds = background.map { [$0] } ?? [.black, .white]
    for _ in 0..<500 {
      let item = GridItem("i", color: .rgb(UInt32.random(in: 0...0xff_ffff, using: &generator)))
      let ink = theme.ink(of: item)
      for ground in grounds { #expect((ink?.rgb?.contrast(with: ground) ?? 1) >= 1.4) }
      for inFocus in [true, false] {
        let block = theme.block(of: item, inFocus: inFocus)
        let (text, filled) = (block?.foreground.rgb, block?.background.rgb)
        #expect(filled.flatMap { text?.contrast(with: $0) } ?? 0 >= 3.5)
        guard colorCount < 256 || background != nil else { continue }
        for ground in grounds { #expect(filled?.contrast(with: ground) ?? 0 >= 1.2) }
      }
    }
  }

  @Test(arguments: [
    (8, 0x140d0d, Color.palette(1)), (16, 0x140d0d, .palette(1)), (8, 0x00cd00, .palette(2)),
    (16, 0xffff00, .palette(11)), (16, 0xcc0000, .palette(1)),
  ])
  func `on few colours a dark one is never the background's`(
    colorCount: Int, value: UInt32, block: Color
  ) {
    let theme = Theme(colorCount: colorCount, background: .black)
    let item = GridItem("i", color: .rgb(value))
    #expect(theme.block(of: item, inFocus: false)?.background == block)
  }

  @Test func `an unknown ground has attributes alone`() {
    for colorCount in [0, 8, 256, 1 << 24] {
      let theme = Theme(colorCount: colorCount)
      for role in Role.allCases {
        #expect(theme[role].foreground == .terminal)
        #expect(theme[role].background == .terminal)
        #expect(theme[role].attributes != [])
      }
    }
  }

  @Test func `a ground that becomes known changes the colours, and not what the user chose`() throws
  {
    let theme = Theme(colorCount: 1 << 24, spec: try ColorSpec("dim:#abcdef"))
    #expect(theme.on(.black)[.accent].foreground != theme.on(.white)[.accent].foreground)
    for theme in [theme, theme.on(.black), theme.on(.white)] {
      #expect(theme[.dim].foreground == .rgb(0xabcdef))
    }
  }

  @Test(arguments: [
    ("15;0", 0x000000), ("0;15", 0xffffff), ("0;default;15", 0xffffff), ("12;8", 0x7f7f7f),
  ])
  func `COLORFGBG names the background by its number`(text: String, background: UInt32) {
    #expect(RGB(colorfgbg: text) == RGB(background))
  }

  @Test(arguments: ["", ";", "15;", "0;default", "0;16", "0;-1", "0;0x0", "white"])
  func `COLORFGBG that says no number says nothing`(text: String) {
    #expect(RGB(colorfgbg: text) == nil)
  }
}

import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The colours that items bring along, as texts and as blocks.
struct ItemStyleTests {
  private let red = ItemColor.rgb(0xe5484d)

  @Test(arguments: [0, 2, 7])
  func `with too few colours an item has no colour`(colorCount: Int) {
    #expect(Theme(colorCount: colorCount).ink(of: red) == nil)
    #expect(Theme(colorCount: colorCount).block(of: red, inFocus: true) == nil)
  }

  @Test func `an item in focus has its own colour`() {
    let theme = Theme(colorCount: 1 << 24, background: .black)
    #expect(theme.ink(of: .rgb(0xffe629)) == .rgb(0xffe629))
    #expect(theme.block(of: red, inFocus: true)?.background == .rgb(0xe5484d))
    #expect(theme.ink(of: .terminal(10)) == .palette(10))
  }

  @Test func `an item out of focus fades into the background`() {
    let orange = ItemColor.rgb(0xff6a13)
    let dark = Theme(colorCount: 1 << 24, background: RGB(0x15171c))
    #expect(dark.block(of: orange, inFocus: false)?.background == .rgb(0x954417))
    let unknown = Theme(colorCount: 1 << 24)
    #expect(unknown.block(of: orange, inFocus: false)?.background == .rgb(0xb76d41))
  }

  @Test(arguments: [1 << 24, 256])
  func `random item colours are legible on any ground`(colorCount: Int) {
    var generator = SeededGenerator(seed: 5)
    ThemeTests.forEveryGround(100) { ground in
      let theme = Theme(colorCount: colorCount, background: ground)
      for _ in 0..<100 {
        let value = UInt32.random(in: 0...0xff_ffff, using: &generator)
        let item = ItemColor.rgb(value)
        let ink = Style(foreground: theme.ink(of: item) ?? .terminal)
        for style in [ink, theme.inRow(ink), theme.marked(ink)] {
          let under = style.background.rgb ?? ground
          #expect((style.foreground.rgb?.contrast(with: under) ?? 0) >= 4.5)
        }
        for inFocus in [true, false] {
          let block = theme.block(of: item, inFocus: inFocus)
          let filled = block?.background.rgb ?? ground
          #expect((block?.foreground.rgb?.contrast(with: filled) ?? 0) >= 4.5)
          #expect(filled.contrast(with: ground) >= 1.25, "a block that nobody sees")
        }
      }
    }
  }

  @Test(arguments: [8, 16, 256, 1 << 24], [nil, RGB.black, RGB.white])
  func `no label has the colour of its background`(colorCount: Int, background: RGB?) {
    var generator = SeededGenerator(seed: 7)
    let theme = Theme(colorCount: colorCount, background: background)
    let grounds = background.map { [$0] } ?? [.black, .white]
    for value in [0, 0xff_ffff, 0x01_0101, 0x7f_7f7f]
      + (0..<500).map({ _ in
        UInt32.random(in: 0...0xff_ffff, using: &generator)
      })
    {
      let item = ItemColor.rgb(value)
      // Without a colour it has the terminal's own for text.
      let ink = theme.ink(of: item)?.rgb
      for ground in grounds { #expect(ink.map { $0.contrast(with: ground) >= 1.5 } ?? true) }
      for inFocus in [true, false] {
        guard let block = theme.block(of: item, inFocus: inFocus) else { continue }
        let (text, filled) = (block.foreground.rgb, block.background.rgb)
        #expect(filled.flatMap { text?.contrast(with: $0) } ?? 0 >= 3.7)
        for ground in grounds { #expect(filled?.contrast(with: ground) ?? 0 >= 1.25) }
      }
    }
  }

  @Test(arguments: [
    (8, 0x14_0d0d, nil), (16, 0x14_0d0d, nil), (16, 0x40_4040, Color.palette(8)),
    (8, 0x40_4040, nil), (8, 0xc8_c8c8, .palette(7)), (8, 0x00_cd00, .palette(2)),
    (16, 0xff_ff00, .palette(11)), (16, 0xcc_0000, .palette(1)), (16, 0x40_0000, .palette(1)),
  ])
  func `with few colours a dark item differs from the background, and a grey one stays grey`(
    colorCount: Int, value: UInt32, block: Color?
  ) {
    let theme = Theme(colorCount: colorCount, background: .black)
    let item = ItemColor.rgb(value)
    #expect(theme.block(of: item, inFocus: false)?.background == block)
  }

  @Test(arguments: [RGB(0x15171c), RGB(0xfcfcfa), nil])
  func `out of focus, colours stay as they are among 256, and differ`(background: RGB?) {
    let theme = Theme(colorCount: 256, background: background)
    func faded(_ value: UInt32) -> RGB? {
      theme.block(of: .rgb(value), inFocus: false)?.background.rgb
    }
    for (value, hue) in [(UInt32(0xe5484d), \RGB.red), (0x46a758, \.green), (0x3e63dd, \.blue)] {
      for other in [\RGB.red, \.green, \.blue] where other != hue {
        let color = faded(value)
        #expect((color?[keyPath: hue] ?? 0) > (color?[keyPath: other] ?? 0), "\(value)")
      }
    }
    let usual: [UInt32] = [
      0xe5484d, 0xff6a13, 0xffc53d, 0xffe629, 0x46a758, 0x00a2c7, 0x3e63dd, 0x8e4ec6, 0xd6409f,
    ]
    #expect(Set(usual.compactMap(faded)).count == usual.count)
  }
}

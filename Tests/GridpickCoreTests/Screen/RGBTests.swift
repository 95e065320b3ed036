import GridpickTestSupport
import Testing

@testable import GridpickCore

struct RGBTests {
  /// By WCAG 2's own definition, computed elsewhere.
  @Test(arguments: [
    (0x000000, 0xffffff, 21.0), (0x777777, 0xffffff, 4.478), (0x2f6fdb, 0xffffff, 4.754),
    (0x7aa2f7, 0x000000, 8.339), (0x0000ff, 0xffffff, 8.592), (0x7f7f7f, 0x7f7f7f, 1.0),
  ])
  func `contrast is that of WCAG 2`(one: UInt32, other: UInt32, ratio: Double) {
    #expect(abs(RGB(one).contrast(with: RGB(other)) - ratio) < 0.01)
    #expect(RGB(one).contrast(with: RGB(other)) == RGB(other).contrast(with: RGB(one)))
  }

  @Test func `with few colours only a similar grey replaces a grey`() {
    let palette = Palette(colorCount: 16)
    func nearest(_ grey: Int) -> Color? {
      palette.nearest(to: RGB(red: grey, green: grey, blue: grey), 3, on: [.black])
    }
    // The darkest grey among them that is read on black is 127.
    #expect(nearest(38) == .palette(8))
    #expect(nearest(37) == nil)
  }

  @Test func `the first sixteen numbers of direct colours are the terminal's own`() {
    #expect(Color.rgb(UInt32(0x10)).number(among: 1 << 24) == 0x10)
    #expect(Color.rgb(UInt32(0x0f)).number(among: 1 << 24) == 0x010101)
  }

  @Test func `a mixture goes from the one colour to the other`() {
    let (red, white) = (RGB(0xff0000), RGB.white)
    #expect(red.mixed(with: white, parts: 0) == red)
    #expect(red.mixed(with: white, parts: 256) == white)
    #expect(red.mixed(with: white, parts: 128) == RGB(0xff7f7f))
  }

  @Test func `random colours get a contrast with black and with white`() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<20_000 {
      let color = RGB(UInt32.random(in: 0...0xff_ffff, using: &generator))
      let legible = color.contrastingWithAny
      #expect(min(legible.contrast(with: .black), legible.contrast(with: .white)) >= 4.5)
    }
  }

  @Test func `the nearest of few colours has enough contrast`() {
    #expect(RGB(0x000005).nearest(of: 0..<16) { _ in true } == 0)
    #expect(RGB(0x000005).nearest(of: 0..<16) { $0 != .black } == 1)
    #expect(RGB(0x000005).nearest(of: 0..<16) { _ in false } == nil)
  }

  @Test func `the nearest of 256 colours is found without testing all of them`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let color = RGB(UInt32.random(in: 0...0xff_ffff, using: &generator))
      let nearest = (16..<256).map { color.distance(to: RGB(ofPalette: $0)) }.min()
      let found = color.nearest(among: 256)
      #expect(found >= 16 && color.distance(to: RGB(ofPalette: found)) == nearest)
    }
  }
}

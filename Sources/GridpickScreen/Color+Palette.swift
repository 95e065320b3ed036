extension Color {
  package static func rgb(_ color: RGB) -> Color { .rgb(color.value) }

  /// The number of the nearest colour on a terminal that has so many; −1 is the terminal's own.
  package func number(among count: Int) -> Int32 {
    switch kind {
    case .terminal: -1
    // With direct colours a number is red, green, blue, but the first 16 are the terminal's own.
    case .rgb(let value) where count > 1 << 16: Int32(max(value, 16))
    case .palette(let number) where count > 1 << 16 && number >= 16:
      Int32(max(RGB(ofPalette: Int(number)).value, 16))
    case .palette(let number) where Int(number) < count: Int32(number)
    case .palette(let number): Int32(RGB(ofPalette: Int(number)).nearest(among: count))
    case .rgb(let value): Int32(RGB(value).nearest(among: count))
    }
  }

  /// What it looks like, or mostly does: the first 16 of a palette are the user's; nil is the terminal's
  /// own.
  package var rgb: RGB? {
    switch kind {
    case .terminal: nil
    case .palette(let number): RGB(ofPalette: Int(number))
    case .rgb(let value): RGB(value)
    }
  }
}

extension RGB {
  /// The steps of the 6 × 6 × 6 cube in xterm's palette of 256.
  private static let cubeSteps = [0, 95, 135, 175, 215, 255]
  /// Xterm's first 16, which the user may have changed.
  private static let usual: [UInt32] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ]

  /// Xterm's palette: 16 colours, a cube, 24 greys.
  package init(ofPalette number: Int) {
    switch number {
    case 0..<16: self.init(Self.usual[number])
    case 16..<232:
      let place = number - 16
      self.init(
        red: Self.cubeSteps[place / 36], green: Self.cubeSteps[place / 6 % 6],
        blue: Self.cubeSteps[place % 6])
    default:
      let grey = 8 + (number - 232) * 10
      self.init(red: grey, green: grey, blue: grey)
    }
  }

  /// Mixed by steps of the cube, whose colours are too far apart for the nearest of a mixture to keep its
  /// hue.
  package func mixedInCube(with other: RGB, parts: Int) -> RGB {
    func step(_ channel: Int) -> Int {
      Self.cubeSteps.indices.min {
        abs(Self.cubeSteps[$0] - channel) < abs(Self.cubeSteps[$1] - channel)
      } ?? 0
    }
    func channel(_ own: Int, _ other: Int) -> Int {
      Self.cubeSteps[(step(own) * (256 - parts) + step(other) * parts + 128) / 256]
    }
    return RGB(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  /// The number of the nearest colour of those that will do, or of all where none does.
  ///
  /// With 256 colours the first 16 are left out: they are whatever the user made of them.
  package func nearest(among count: Int, where willDo: (RGB) -> Bool = { _ in true }) -> Int {
    let candidates = count >= 256 ? 16..<256 : 0..<max(1, min(count, 16))
    func nearest(of numbers: some Sequence<Int>) -> Int? {
      numbers.min { RGB(ofPalette: $0).distance(to: self) < RGB(ofPalette: $1).distance(to: self) }
    }
    return nearest(of: candidates.filter { willDo(RGB(ofPalette: $0)) })
      ?? nearest(of: candidates) ?? 0
  }
}

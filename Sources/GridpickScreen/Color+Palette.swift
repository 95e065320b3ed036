extension Color {
  package static func rgb(_ color: RGB) -> Color { .rgb(color.value) }

  /// The number of the nearest colour on a terminal that has so many; −1 is the terminal's own.
  package func number(among count: Int) -> Int32 {
    switch kind {
    case .terminal: -1
    case .rgb(let value) where count > 1 << 16: Self.directNumber(of: value)
    case .palette(let number) where count > 1 << 16 && number >= 16:
      Self.directNumber(of: RGB(ofPalette: Int(number)).value)
    case .palette(let number) where Int(number) < count: Int32(number)
    case .palette(let number): Int32(RGB(ofPalette: Int(number)).nearest(among: count))
    case .rgb(let value): Int32(RGB(value).nearest(among: count))
    }
  }

  /// With direct colours a number is red, green, blue, but the first 16 are the terminal's own.
  private static func directNumber(of value: UInt32) -> Int32 {
    value < 16 ? 0x010101 : Int32(value)
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
    default: self.init(grey: 8 + (number - 232) * 10)
    }
  }

  private init(grey: Int) {
    self.init(red: grey, green: grey, blue: grey)
  }

  /// The step of the cube that is nearest to a channel's value.
  private static func step(_ channel: Int) -> Int {
    channel < 48 ? 0 : channel < 115 ? 1 : (channel - 35) / 40
  }

  /// Mixed by steps of the cube, whose colours are too far apart for the nearest of a mixture to keep its
  /// hue.
  package func mixedInCube(with other: RGB, parts: Int) -> RGB {
    func channel(_ own: Int, _ other: Int) -> Int {
      let (own, other) = (Self.step(own), Self.step(other))
      return Self.cubeSteps[(own * (256 - parts) + other * parts + 128) / 256]
    }
    return RGB(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  /// The number of the nearest of so many colours; with 256 the first 16 are left out: they are whatever
  /// the user made of them.
  package func nearest(among count: Int) -> Int {
    if count >= 256 { return nearestOf256 }
    return nearest(of: 0..<max(1, min(count, 16))) { _ in true } ?? 0
  }

  /// The number of the nearest of some colours that will do; nil where none does.
  package func nearest(of numbers: Range<Int>, where willDo: (RGB) -> Bool) -> Int? {
    var nearest: (number: Int, distance: Int)?
    for number in numbers {
      let color = RGB(ofPalette: number)
      let distance = distance(to: color)
      if distance < nearest?.distance ?? .max, willDo(color) { nearest = (number, distance) }
    }
    return nearest?.number
  }

  /// Of the cube and of the greys, each found by itself: every cell of a frame may ask.
  private var nearestOf256: Int {
    let (red, green, blue) = (Self.step(self.red), Self.step(self.green), Self.step(self.blue))
    let inCube = 16 + 36 * red + 6 * green + blue
    let average = (self.red + self.green + self.blue) / 3
    let grey = 232 + max(0, min(23, (average - 3) / 10))
    return distance(to: RGB(ofPalette: grey)) < distance(to: RGB(ofPalette: inCube)) ? grey : inCube
  }
}

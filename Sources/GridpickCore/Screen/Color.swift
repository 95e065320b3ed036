/// A colour of the screen: the terminal's own, one of its palette of 256, or 24-bit.
package struct Color: Hashable, Sendable {
  /// The kind in two bits above 24 bits of value; 0 is the terminal's own colour.
  package let rawValue: UInt32

  package static let terminal = Color(rawValue: 0)

  package static func palette(_ number: UInt8) -> Color {
    Color(rawValue: 1 << 24 | UInt32(number))
  }

  package static func rgb(_ value: UInt32) -> Color {
    Color(rawValue: 2 << 24 | (value & 0xff_ffff))
  }

  package enum Kind: Hashable, Sendable {
    case terminal
    case palette(UInt8)
    case rgb(UInt32)
  }

  package var kind: Kind {
    switch rawValue >> 24 {
    case 0: .terminal
    case 1: .palette(UInt8(truncatingIfNeeded: rawValue))
    default: .rgb(rawValue & 0xff_ffff)
    }
  }

  package static func rgb(_ color: RGB) -> Color { .rgb(color.value) }

  /// Returns the number of the nearest of `count` colours; −1 is the terminal's own colour.
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

  /// Returns the nearest colour of a palette of `count` colours, or the colour itself above 256.
  func reduced(to count: Int) -> Color {
    guard count <= 256, self != .terminal else { return self }
    return UInt8(exactly: number(among: count)).map(Color.palette) ?? self
  }

  /// The first 16 numbers are the terminal's own colours, so a nearly black one replaces them.
  private static func directNumber(of value: UInt32) -> Int32 {
    value < 16 ? 0x010101 : Int32(value)
  }

  /// The value; nil for the terminal's own colour, and a guess for the first 16.
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
  /// Xterm's first 16 colours, which the user may have changed.
  private static let usual: [UInt32] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ]

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

  private static func step(_ channel: Int) -> Int {
    channel < 48 ? 0 : channel < 115 ? 1 : (channel - 35) / 40
  }

  /// Returns the nearest colour; among 256 the first 16 are left out, as the user may change them.
  package func nearest(among count: Int) -> Int {
    if count >= 256 { return nearestOf256 }
    return nearest(of: 0..<max(1, min(count, 16))) { _ in true } ?? 0
  }

  package func nearest(of numbers: Range<Int>, where willDo: (RGB) -> Bool) -> Int? {
    var nearest: (number: Int, distance: Int)?
    for number in numbers {
      let color = RGB(ofPalette: number)
      let distance = distance(to: color)
      if distance < nearest?.distance ?? .max, willDo(color) { nearest = (number, distance) }
    }
    return nearest?.number
  }

  /// The number is computed and not searched for, because every cell of a frame may need one.
  private var nearestOf256: Int {
    let (red, green, blue) = (Self.step(self.red), Self.step(self.green), Self.step(self.blue))
    let inCube = 16 + 36 * red + 6 * green + blue
    let average = (self.red + self.green + self.blue) / 3
    let grey = 232 + max(0, min(23, (average - 3) / 10))
    return distance(to: RGB(ofPalette: grey)) < distance(to: RGB(ofPalette: inCube)) ? grey : inCube
  }
}

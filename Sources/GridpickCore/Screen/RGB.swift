/// Red, green and blue of 8 bits each, as screens show them (sRGB).
package struct RGB: Hashable, Sendable {
  package let red: Int
  package let green: Int
  package let blue: Int

  package static let black = RGB(0)
  package static let white = RGB(0xff_ffff)

  package init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour: `RGB(0xe5484d)` is red 0xe5, green 0x48, blue 0x4d.
  package init(_ value: UInt32) {
    self.init(
      red: Int(value >> 16 & 0xff), green: Int(value >> 8 & 0xff), blue: Int(value & 0xff))
  }

  package var value: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// Returns a mixture of the two colours, of which `parts` of 256 are the other colour.
  package func mixed(with other: RGB, parts: Int) -> RGB {
    func channel(_ own: Int, _ other: Int) -> Int { (own * (256 - parts) + other * parts) / 256 }
    return RGB(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  /// True if the colour is a grey, or nearly so.
  package var isNeutral: Bool { max(red, green, blue) - min(red, green, blue) < 48 }

  package func distance(to other: RGB) -> Int {
    let red = red - other.red
    let green = green - other.green
    let blue = blue - other.blue
    return red * red + green * green + blue * blue
  }
}

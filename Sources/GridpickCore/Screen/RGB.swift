/// Red, green and blue of 8 bits each, as screens show them (sRGB).
package struct RGB: Hashable, Sendable {
  package let red: Int
  package let green: Int
  package let blue: Int

  package static let black = RGB(0)
  package static let white = RGB(0xff_ffff)

  package var value: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  package func mixed(with other: RGB, parts: Int) -> RGB {
    func channel(_ own: Int, _ other: Int) -> Int { (own * (256 - parts) + other * parts) / 256 }
    return RGB(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  package var isNeutral: Bool { max(red, green, blue) - min(red, green, blue) < 48 }

  package func distance(to other: RGB) -> Int {
    let red = red - other.red
    let green = green - other.green
    let blue = blue - other.blue
    return red * red + green * green + blue * blue
  }
}

/// Contrast as WCAG 2 defines it: from 1, which is none, to 21, which black and white have.
extension RGB {
  package init(_ value: UInt32) {
    self.init(red: Int(value >> 16 & 0xff), green: Int(value >> 8 & 0xff), blue: Int(value & 0xff))
  }

  package var luminance: Double {
    0.2126 * Self.linear[red] + 0.7152 * Self.linear[green] + 0.0722 * Self.linear[blue]
  }

  package func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }

  package var isLight: Bool { contrast(with: .black) > contrast(with: .white) }

  package var legible: RGB { isLight ? .black : .white }

  /// The colour moved until its contrast to black and to white is about the same.
  package var contrastingWithAny: RGB {
    let isLight = isLight
    return mixed(with: isLight ? .black : .white) { $0.isLight != isLight }
  }

  /// Returns the colour with as little of another as `isEnough` accepts, or the other itself.
  package func mixed(with other: RGB, until isEnough: (RGB) -> Bool) -> RGB {
    if isEnough(self) { return self }
    let parts = (0..<256).partitionPoint { !isEnough(mixed(with: other, parts: $0)) }
    return mixed(with: other, parts: parts)
  }

  /// The linear light of each value of a channel.
  private static let linear: [Double] = (0..<256).map { value in
    let share = Double(value) / 255
    if share <= 0.04045 { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    // The power of 2.4 without C's pow: the fifth root of the power of 12, by Newton's method.
    let power = base * base * base * base * base * base
    var root = base * base
    for _ in 0..<8 { root -= (root - power * power / (root * root * root * root)) / 5 }
    return root
  }
}

/// A colour of the screen: the terminal's own, one of its palette of 256, or 24-bit.
package struct Color: Hashable, Sendable {
  /// The kind in two bits above 24 bits of value; 0 is the terminal's own colour.
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let terminal = Color(rawValue: 0)

  package static func palette(_ number: UInt8) -> Color {
    Color(rawValue: 1 << 24 | UInt32(number))
  }

  /// Returns a 24-bit colour: `rgb(0xe5484d)` is red 0xe5, green 0x48, blue 0x4d.
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
}

/// The look of a cell: two colours and attributes, packed into 64 bits so that frames compare fast.
package struct Style: Hashable, Sendable {
  private static let colorBits: UInt64 = 26
  private static let colorMask: UInt64 = (1 << colorBits) - 1

  /// The foreground in bits 0–25, the background in bits 26–51, the attributes above.
  package let rawValue: UInt64

  package init(
    foreground: Color = .terminal, background: Color = .terminal, attributes: Attributes = []
  ) {
    rawValue =
      UInt64(foreground.rawValue)
      | UInt64(background.rawValue) << Self.colorBits
      | UInt64(attributes.rawValue) << (2 * Self.colorBits)
  }

  package static let plain = Style()

  package var foreground: Color { Color(rawValue: UInt32(rawValue & Self.colorMask)) }

  package var background: Color {
    Color(rawValue: UInt32(rawValue >> Self.colorBits & Self.colorMask))
  }

  package var attributes: Attributes {
    Attributes(rawValue: UInt8(rawValue >> (2 * Self.colorBits)))
  }

  /// The simplest style in which a blank looks the same.
  package var onBlank: Style {
    attributes.isDisjoint(with: [.underline, .reverse]) ? Style(background: background) : self
  }

  package func with(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes? = nil
  ) -> Style {
    Style(
      foreground: foreground ?? self.foreground, background: background ?? self.background,
      attributes: attributes ?? self.attributes)
  }

  package func adding(_ more: Attributes) -> Style { with(attributes: attributes.union(more)) }

  /// Lays this style over another, whose colours show where this one has none; attributes add up.
  package func over(_ other: Style) -> Style {
    Style(
      foreground: foreground == .terminal ? other.foreground : foreground,
      background: background == .terminal ? other.background : background,
      attributes: attributes.union(other.attributes))
  }
}

/// The attributes that every terminal has in some form.
package struct Attributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = Attributes(rawValue: 1)
  package static let dim = Attributes(rawValue: 2)
  package static let underline = Attributes(rawValue: 4)
  package static let reverse = Attributes(rawValue: 8)
}

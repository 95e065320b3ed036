/// The contents of one cell, without the item's value, which is read only when it is picked.
package struct GridItem: Equatable, Sendable {
  package var label: String
  /// The parts of the label that have a style of their own, in the order of their bytes (rule Z2).
  package var labelStyles: [StyledRun] = []
  package var detail: String?
  package var color: ItemColor?
  package var style: AskedStyle?
  /// True if the item is drawn dim, because it cannot be picked.
  package var isDisabled = false
  /// True if the label may cover the next columns, and does not widen its own.
  package var runsOver = false

  package init(
    _ label: String, detail: String? = nil, color: ItemColor? = nil, style: AskedStyle? = nil
  ) {
    self.label = label
    self.detail = detail
    self.color = color
    self.style = style
  }
}

/// The colour that an item asks for.
///
/// ```swift
/// Cell("Orange", color: .rgb(0xf76b15))
/// Cell("ready", color: .terminal(2))
/// ```
public enum ItemColor: Hashable, Sendable {
  /// An RGB colour: `rgb(0xe5484d)` is red 0xe5, green 0x48, blue 0x4d.
  case rgb(UInt32)
  /// One of the terminal's own 16 colours.
  case terminal(UInt8)
}

/// A cell style that an item or a section asks for: by name, or the program's own.
package indirect enum AskedStyle: Equatable, Sendable {
  case named(String)
  /// An object of a type that only the drawing code knows.
  case own(any AnyObject & Sendable)

  package static func == (one: AskedStyle, other: AskedStyle) -> Bool {
    switch (one, other) {
    case (.named(let one), .named(let other)): one == other
    case (.own(let one), .own(let other)): one === other
    case (.named, .own), (.own, .named): false
    }
  }

  package var name: String? {
    switch self {
    case .named(let name): name
    case .own: nil
    }
  }
}

extension ItemColor {
  package static let names: [String] = {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names + names.map { "bright-" + $0 }
  }()

  /// Reads `#e5484d`, `#e54`, or the name of a terminal colour such as `red` or `bright-red`.
  package init?(_ text: String) {
    if text.utf8.first == UInt8(ascii: "#") {
      guard let value = Self.hexadecimal(text) else { return nil }
      self = .rgb(value)
      return
    }
    guard let number = Self.names.firstIndex(of: text) else { return nil }
    self = .terminal(UInt8(number))
  }

  private static func hexadecimal(_ text: String) -> UInt32? {
    var text = text
    return text.withUTF8 { text in
      guard text.count == 4 || text.count == 7 else { return nil }
      var value: UInt32 = 0
      for place in 1..<text.count {
        guard let nibble = nibble(text[place]) else { return nil }
        value = value << 4 | nibble
        if text.count == 4 { value = value << 4 | nibble }
      }
      return value
    }
  }

  /// Takes a byte, because a `Character` is too slow for a screen full of colours.
  private static func nibble(_ digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

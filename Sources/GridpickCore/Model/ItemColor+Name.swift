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

  /// A byte, because with a `Character` each a screen full of colours would take too long.
  private static func nibble(_ digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

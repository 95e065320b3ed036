extension ItemColor {
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// `#e5484d`, `#e54`, or the name of one of the terminal's colours, `red` or `bright-red`.
  package init?(_ text: String) {
    if text.utf8.first == UInt8(ascii: "#") {
      guard let value = Self.hexadecimal(text.utf8.dropFirst()) else { return nil }
      self = .rgb(value)
      return
    }
    let isBright = text.hasPrefix("bright-")
    guard let number = Self.names.firstIndex(of: isBright ? String(text.dropFirst(7)) : text)
    else { return nil }
    self = .terminal(UInt8(number + (isBright ? 8 : 0)))
  }

  private static func hexadecimal(_ digits: Substring.UTF8View) -> UInt32? {
    let repeats = digits.count == 3 ? 2 : 1
    var value: UInt32 = 0
    for digit in digits {
      guard let nibble = nibble(digit) else { return nil }
      for _ in 0..<repeats { value = value << 4 | nibble }
    }
    return digits.count == 3 || digits.count == 6 ? value : nil
  }

  /// By bytes: a `Character` for each digit is what a screen full of colours would spend its time on.
  private static func nibble(_ digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

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
    var value: UInt32 = 0
    for digit in digits {
      guard let nibble = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      let repeats = digits.count == 3 ? 2 : 1
      for _ in 0..<repeats { value = value << 4 | UInt32(nibble) }
    }
    return digits.count == 3 || digits.count == 6 ? value : nil
  }
}

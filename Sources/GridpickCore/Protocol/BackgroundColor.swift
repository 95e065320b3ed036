/// The background as terminals report it, in X's notation: `11;rgb:1e1e/2a2a/ffff`.
enum BackgroundColor {
  private static let command = "11;"

  /// Returns 24 bits of red, green and blue; nil if the answer is about something else.
  static func rgb(ofAnswer answer: String) -> UInt32? {
    guard answer.hasPrefix(command) else { return nil }
    let color = answer.dropFirst(command.count)
    return channels(of: color).flatMap { channels in
      let values = channels.compactMap(value)
      return values.count == 3 ? values.reduce(0) { $0 << 8 | $1 } : nil
    }
  }

  /// Returns the hexadecimal digits of three channels; the opacity is ignored.
  private static func channels(of color: Substring) -> [Substring]? {
    for (prefix, count) in [("rgb:", 3), ("rgba:", 4)] where color.hasPrefix(prefix) {
      let channels = color.dropFirst(prefix.count)
        .split(separator: "/", omittingEmptySubsequences: false)
      return channels.count == count ? Array(channels.prefix(3)) : nil
    }
    guard color.hasPrefix("#"), color.utf8.count == 7 else { return nil }
    let digits = color.utf8.dropFirst()
    return (0..<3).map { Substring(digits.dropFirst($0 * 2).prefix(2)) }
  }

  /// Returns the value in 8 bits; `f`, `ff`, `fff` and `ffff` all mean 255.
  private static func value(of channel: Substring) -> UInt32? {
    guard (1...4).contains(channel.utf8.count), channel.utf8.allSatisfy(\.isHexadecimal),
      let value = UInt32(channel, radix: 16)
    else { return nil }
    let most: UInt32 = (1 << (4 * UInt32(channel.utf8.count))) - 1
    return (value * 255 + most / 2) / most
  }
}

extension UInt8 {
  /// True for a hexadecimal digit; `UInt32(_:radix:)` would also accept a sign.
  fileprivate var isHexadecimal: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}

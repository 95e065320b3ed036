/// A colour of 24 bits as ncurses is made to send it: `ESC [ 38 ; 15030349 m`, with the number that red,
/// green and blue make together.
///
/// Terminfo's little language could write the three itself, and took nearly half of the time of a
/// frame full of colours.
struct NumberedColor {
  static let count = 1 << 24
  static let setForeground = "\u{1b}[38;%p1%dm"
  static let setBackground = "\u{1b}[48;%p1%dm"

  let length: Int
  private let isBackground: Bool
  private let number: Int

  /// Nil where something else stands there.
  init?(in bytes: [UInt8], at place: Int) {
    guard place + 6 < bytes.count, bytes[place + 1] == UInt8(ascii: "["),
      bytes[place + 3] == UInt8(ascii: "8"), bytes[place + 4] == UInt8(ascii: ";"),
      bytes[place + 2] == UInt8(ascii: "3") || bytes[place + 2] == UInt8(ascii: "4")
    else { return nil }
    var number = 0
    var end = place + 5
    while end < bytes.count, case let digit = bytes[end] &- UInt8(ascii: "0"), digit < 10 {
      guard number <= Self.count else { return nil }
      number = number * 10 + Int(digit)
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "m") else { return nil }
    length = end + 1 - place
    isBackground = bytes[place + 2] == UInt8(ascii: "4")
    self.number = number
  }

  /// As terminals read it; the first 16 stay the terminal's own.
  func write(to bytes: UnsafeMutableBufferPointer<UInt8>, at count: inout Int) {
    func put(_ byte: UInt8) {
      bytes[count] = byte
      count += 1
    }
    func put(number: Int) {
      if number >= 100 { put(UInt8(ascii: "0") + UInt8(number / 100)) }
      if number >= 10 { put(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
      put(UInt8(ascii: "0") + UInt8(number % 10))
    }
    put(0x1b)
    put(UInt8(ascii: "["))
    switch number {
    case ..<8: put(number: (isBackground ? 40 : 30) + number)
    case ..<16: put(number: (isBackground ? 100 : 90) + number - 8)
    default:
      put(number: isBackground ? 48 : 38)
      for part in [2, number >> 16, number >> 8 & 255, number & 255] {
        put(UInt8(ascii: ";"))
        put(number: part)
      }
    }
    put(UInt8(ascii: "m"))
  }
}

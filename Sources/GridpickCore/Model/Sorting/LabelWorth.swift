/// The sort value of a label: the number that it states, in any unit, or its text.
package enum LabelWorth: Equatable {
  case nothing
  case number(Double)
  case text

  package init(_ label: TextBytes) {
    var scan = WorthScan(label)
    if scan.saysNothing {
      self = .nothing
      return
    }
    scan.dropRemark()
    if let number = scan.time() ?? scan.quantity() {
      self = .number(number)
    } else {
      self = .text
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
}

/// A reader that tries a label as several kinds of number, ignoring spaces around the label.
struct WorthScan {
  let label: TextBytes
  let start: Int
  var end: Int
  var place: Int
  var namesZone = false
  // `quantity` sets the next four properties.
  private(set) var wholeEnd = 0
  private(set) var fractionDigits = 0
  private(set) var unitStart = 0
  /// The power of the unit: 1 for K, 2 for M; 0 without a letter.
  private(set) var power = 0

  init(_ label: TextBytes) {
    self.label = label
    let end = (label.lastIndex { $0 != .blank }).map { $0 + 1 } ?? 0
    start = label.firstIndex { $0 != .blank } ?? 0
    self.end = end
    place = start
  }

  /// True if the label is empty or a dash, which tables write for an empty cell.
  var saysNothing: Bool {
    switch end - start {
    case ...0: true
    case 1: label[start] == .minus
    // An en dash or an em dash.
    case 3:
      label[start] == 0xe2 && label[start + 1] == 0x80 && (0x93...0x94).contains(label[start + 2])
    default: false
    }
  }

  /// Drops a remark in brackets after a space: `(5h ago)` after a number of restarts.
  mutating func dropRemark() {
    guard label[end - 1] == UInt8(ascii: ")"),
      let bracket = label[start..<end].firstIndex(of: UInt8(ascii: "(")),
      bracket > start, label[bracket - 1] == .blank
    else { return }
    end = bracket - 1
  }

  var isAtEnd: Bool { place == end }

  var current: UInt8 { place < end ? label[place] : 0 }

  func byte(after count: Int) -> UInt8 {
    place + count < end ? label[place + count] : 0
  }

  mutating func accept(_ byte: UInt8) -> Bool {
    guard current == byte, !isAtEnd else { return false }
    place += 1
    return true
  }

  mutating func accept(_ words: StaticString) -> Bool {
    let isThere = words.withUTF8Buffer { label[place..<end].starts(with: $0) }
    if isThere { place += words.utf8CodeUnitCount }
    return isThere
  }

  /// Takes digits and returns their number; nil if the count of digits is not in `counts`.
  mutating func digits(_ counts: ClosedRange<Int>) -> Double? {
    let first = place
    var number = 0.0
    while current.isDigit {
      number = number * 10 + Double(current - .zero)
      place += 1
    }
    return counts.contains(place - first) ? number : nil
  }

  mutating func fraction() -> Double {
    var worth = 0.0
    var scale = 0.1
    while current.isDigit {
      worth += Double(current - .zero) * scale
      scale /= 10
      place += 1
    }
    return worth
  }

  /// The number of digits that a floating-point number holds; longer numbers compare as text.
  private static let mostDigits = 15

  /// Reads `-1,234.5`, `3e-8`, `20%`, `1.5G`, `512MiB` or `72.8 MB`.
  mutating func quantity() -> Double? {
    place = start
    let isNegative = accept(.minus)
    if !isNegative { _ = accept(UInt8(ascii: "+")) }
    guard current.isDigit || current == .point && byte(after: 1).isDigit,
      var number = wholeDigits()
    else { return nil }
    wholeEnd = place
    if accept(.point) || acceptDecimalComma() { number += fraction() }
    fractionDigits = max(0, place - wholeEnd - 1)
    unitStart = place
    guard let scaled = exponent(of: number) else { return nil }
    if place > unitStart { fractionDigits = Self.mostDigits }
    unitStart = place
    guard let factor = unit() else { return nil }
    return (isNegative ? -scaled : scaled) * factor
  }

  private mutating func wholeDigits() -> Double? {
    let first = place
    guard var number = digits(0...Self.mostDigits) else { return nil }
    guard (1...3).contains(place - first) else { return number }
    while current == .comma, isGroup {
      place += 1
      guard let group = digits(3...3) else { return nil }
      number = number * 1_000 + group
    }
    return number < 1e15 ? number : nil
  }

  private var isGroup: Bool {
    byte(after: 1).isDigit && byte(after: 2).isDigit && byte(after: 3).isDigit
      && !byte(after: 4).isDigit
  }

  private mutating func acceptDecimalComma() -> Bool {
    guard current == .comma, byte(after: 1).isDigit else { return false }
    return accept(.comma)
  }

  private mutating func exponent(of number: Double) -> Double? {
    guard current | 0x20 == UInt8(ascii: "e") else { return number }
    let sign = byte(after: 1)
    let isSigned = sign == .minus || sign == UInt8(ascii: "+")
    guard (isSigned ? byte(after: 2) : sign).isDigit else { return number }
    place += isSigned ? 2 : 1
    guard let power = digits(1...3) else { return nil }
    var scaled = number
    for _ in 0..<Int(power) { scaled = sign == .minus ? scaled / 10 : scaled * 10 }
    return scaled
  }

  /// Returns 1 without a unit, nil for other text; `K` is 1,024 as in `ls`, `kB` 1,000.
  private mutating func unit() -> Double? {
    if isAtEnd { return 1 }
    _ = accept(.blank)
    if accept(UInt8(ascii: "%")) { return isAtEnd ? 1 : nil }
    power = 0
    if let place = Self.powers.firstIndex(of: current & ~0x20) {
      power = place + 1
      self.place += 1
    }
    let isBinary = power > 0 && accept(UInt8(ascii: "i"))
    let hasBytes = accept(UInt8(ascii: "B")) || accept(UInt8(ascii: "b"))
    guard isAtEnd, power > 0 || hasBytes else { return nil }
    var factor = 1.0
    for _ in 0..<power { factor *= hasBytes && !isBinary ? 1_000 : 1_024 }
    return factor
  }

  static let powers = Array("KMGTPEZY".utf8)
}

extension UInt8 {
  static let blank = UInt8(ascii: " ")
  static let minus = UInt8(ascii: "-")
  static let zero = UInt8(ascii: "0")
  static let colon = UInt8(ascii: ":")
  static let point = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")

  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}

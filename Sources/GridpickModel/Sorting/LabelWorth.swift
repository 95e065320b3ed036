/// What a label is worth beside others: a number that it says, whatever its unit, or its text.
enum LabelWorth: Equatable {
  case nothing
  case number(Double)
  case text

  init(_ label: UnsafeBufferPointer<UInt8>) {
    var scan = WorthScan(label)
    if scan.saysNothing {
      self = .nothing
      return
    }
    scan.dropRemark()
    if let number = scan.instant() ?? scan.clock() ?? scan.duration() ?? scan.quantity() {
      self = .number(number)
    } else {
      self = .text
    }
  }
}

/// Reads a label as one kind of number after another; blanks around it are none of it.
private struct WorthScan {
  private let label: UnsafeBufferPointer<UInt8>
  private let start: Int
  private var end: Int
  private var place: Int

  init(_ label: UnsafeBufferPointer<UInt8>) {
    self.label = label
    let end = (label.lastIndex { $0 != .blank }).map { $0 + 1 } ?? 0
    start = label.firstIndex { $0 != .blank } ?? 0
    self.end = end
    place = start
  }

  /// Nothing at all, or a dash, as tables have it.
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

  /// Leaves out what stands in brackets behind a blank, as `(5h ago)` behind a number of restarts.
  mutating func dropRemark() {
    guard label[end - 1] == UInt8(ascii: ")"),
      let bracket = label[start..<end].firstIndex(of: UInt8(ascii: "(")),
      bracket > start, label[bracket - 1] == .blank
    else { return }
    end = bracket - 1
  }

  private var isAtEnd: Bool { place == end }

  /// The byte at hand; 0 at the end.
  private var current: UInt8 { place < end ? label[place] : 0 }

  private func byte(after count: Int) -> UInt8 {
    place + count < end ? label[place + count] : 0
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte, !isAtEnd else { return false }
    place += 1
    return true
  }

  /// Takes words that are at hand as they are written, or else nothing.
  private mutating func take(_ words: StaticString) -> Bool {
    let isThere = words.withUTF8Buffer { label[place..<end].starts(with: $0) }
    if isThere { place += words.utf8CodeUnitCount }
    return isThere
  }

  /// The number of the digits at hand, which are so many; nil where they are not.
  private mutating func digits(_ counts: ClosedRange<Int>) -> Double? {
    let first = place
    var number = 0.0
    while current.isDigit {
      number = number * 10 + Double(current - .zero)
      place += 1
    }
    return counts.contains(place - first) ? number : nil
  }

  /// The digits of a fraction as what they are worth.
  private mutating func fraction() -> Double {
    var worth = 0.0
    var scale = 0.1
    while current.isDigit {
      worth += Double(current - .zero) * scale
      scale /= 10
      place += 1
    }
    return worth
  }

  // MARK: - Dates and times

  /// A date as `2026-11-22`, perhaps with a time and its zone: in seconds.
  mutating func instant() -> Double? {
    place = start
    guard end - start >= 10, let year = digits(4...4), take(.minus), let month = digits(2...2),
      take(.minus), let day = digits(2...2), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let date = Self.days(year: Int(year), month: Int(month), day: Int(day)) * 86_400
    if isAtEnd { return date }
    guard take(UInt8(ascii: "T")) || take(.blank), let time = timeOfDay() else { return nil }
    if isAtEnd || take(UInt8(ascii: "Z")) { return isAtEnd ? date + time : nil }
    _ = take(.blank)
    let isEast = current == UInt8(ascii: "+")
    guard take(UInt8(ascii: "+")) || take(.minus), let hours = digits(2...4) else { return nil }
    var offset = hours * 3_600
    if hours > 99 {
      offset =
        (hours / 100).rounded(.down) * 3_600
        + hours.truncatingRemainder(dividingBy: 100) * 60
    } else if take(.colon) {
      guard let minutes = digits(2...2) else { return nil }
      offset += minutes * 60
    }
    return isAtEnd ? date + time + (isEast ? -offset : offset) : nil
  }

  /// Days since 1970, by the calendar that is in use today.
  private static func days(year: Int, month: Int, day: Int) -> Double {
    // Counted from March, so that a leap day ends its year.
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    let leapDays = years / 4 - years / 100 + years / 400
    return Double(365 * years + leapDays + (153 * months + 2) / 5 + day - 719_469)
  }

  private mutating func timeOfDay() -> Double? {
    guard let hours = digits(2...2), take(.colon), let minutes = digits(2...2) else { return nil }
    var time = hours * 3_600 + minutes * 60
    guard take(.colon) else { return time }
    guard let seconds = digits(2...2) else { return nil }
    time += seconds
    if take(.point) || take(.comma) { time += fraction() }
    return time
  }

  /// `1:30`, `10:02:03.5` or `2-10:02:03`, as clocks and `ps` have it: in units of the last of its parts.
  mutating func clock() -> Double? {
    place = start
    guard var time = digits(1...6) else { return nil }
    if take(.minus) {
      guard let hours = digits(2...2), current == .colon else { return nil }
      time = time * 24 + hours
    }
    var parts = 0
    while take(.colon) {
      guard let part = digits(2...2) else { return nil }
      time = time * 60 + part
      parts += 1
    }
    guard (1...2).contains(parts) else { return nil }
    if take(.point) { time += fraction() }
    return isAtEnd ? time : nil
  }

  /// `3d4h`, `5m30s`, `250ms`, `2days`, `2 hours ago` or `Up 2 hours`: in seconds.
  mutating func duration() -> Double? {
    place = start
    guard start < end, current.isDigit || current.isLetter else { return nil }
    if current.isLetter {
      _ = take("Up ")
      if let roughly = roughDuration() { return roughly }
    }
    var time = 0.0
    repeat {
      guard var number = digits(1...9) else { return nil }
      if take(.point) { number += fraction() }
      let hasBlank = take(.blank)
      guard let unit = timeUnit(isWord: hasBlank) else { return nil }
      time += number * unit
      if hasBlank { break }
    } while current.isDigit
    return endsAgo ? time : nil
  }

  /// `About an hour ago` or `Less than a second ago`, as `docker` has it.
  private mutating func roughDuration() -> Double? {
    let part = take("Less than ") ? 0.5 : 1
    _ = take("About ")
    guard take("an ") || take("a "), let unit = timeUnit(isWord: true), endsAgo else { return nil }
    return part * unit
  }

  private var endsAgo: Bool {
    isAtEnd || label[place..<end].elementsEqual(" ago".utf8)
  }

  private mutating func timeUnit(isWord: Bool) -> Double? {
    let first = place
    while current.isLetter { place += 1 }
    let word = label[first..<place]
    return (isWord ? nil : Self.timeLetters(word)) ?? Self.timeWord(word)
  }

  private static func timeLetters(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    guard let first = word.first, word.count <= 2 else { return nil }
    if word.count == 2 {
      if word.elementsEqual("mo".utf8) { return 2_629_800 }
      guard word.last == UInt8(ascii: "s") else { return nil }
      return switch first {
      case UInt8(ascii: "m"): 1e-3
      case UInt8(ascii: "u"): 1e-6
      case UInt8(ascii: "n"): 1e-9
      default: nil
      }
    }
    return switch first {
    case UInt8(ascii: "s"): 1
    case UInt8(ascii: "m"): 60
    case UInt8(ascii: "h"): 3_600
    case UInt8(ascii: "d"): 86_400
    case UInt8(ascii: "w"): 604_800
    case UInt8(ascii: "y"): 31_557_600
    default: nil
    }
  }

  /// `hour` or `hours`.
  private static func timeWord(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    let one = word.last == UInt8(ascii: "s") ? word.dropLast() : word
    func reads(_ name: StaticString) -> Bool {
      name.withUTF8Buffer { one.elementsEqual($0) }
    }
    if reads("second") { return 1 }
    if reads("minute") { return 60 }
    if reads("hour") { return 3_600 }
    if reads("day") { return 86_400 }
    if reads("week") { return 604_800 }
    if reads("month") { return 2_629_800 }
    return reads("year") ? 31_557_600 : nil
  }

  // MARK: - Numbers

  /// So many digits a number of floating point holds; longer ones compare as texts do.
  private static let mostDigits = 15

  /// `-1,234.5`, `3e-8`, `20%`, `1.5G`, `512MiB` or `72.8 MB`.
  mutating func quantity() -> Double? {
    place = start
    let isNegative = take(.minus)
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    guard current.isDigit || current == .point && byte(after: 1).isDigit,
      var number = wholeDigits()
    else { return nil }
    if take(.point) || takeDecimalComma() { number += fraction() }
    guard let scaled = exponent(of: number), let factor = unit() else { return nil }
    return (isNegative ? -scaled : scaled) * factor
  }

  /// With thousands parted by commas, or not at all.
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

  /// Whether exactly three digits are behind the comma at hand.
  private var isGroup: Bool {
    byte(after: 1).isDigit && byte(after: 2).isDigit && byte(after: 3).isDigit
      && !byte(after: 4).isDigit
  }

  private mutating func takeDecimalComma() -> Bool {
    guard current == .comma, byte(after: 1).isDigit else { return false }
    return take(.comma)
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

  /// What the unit at hand makes of a number; nil where it is none.
  ///
  /// As `ls` and `du` have it `K` is 1,024, and as `docker` has it `kB` is 1,000.
  private mutating func unit() -> Double? {
    if isAtEnd { return 1 }
    _ = take(.blank)
    if take(UInt8(ascii: "%")) { return isAtEnd ? 1 : nil }
    var power = 0
    if let place = Self.powers.firstIndex(of: current & ~0x20) {
      power = place + 1
      self.place += 1
    }
    let isBinary = power > 0 && take(UInt8(ascii: "i"))
    let hasBytes = take(UInt8(ascii: "B")) || take(UInt8(ascii: "b"))
    guard isAtEnd, power > 0 || hasBytes else { return nil }
    var factor = 1.0
    for _ in 0..<power { factor *= hasBytes && !isBinary ? 1_000 : 1_024 }
    return factor
  }

  private static let powers = Array("KMGTPEZY".utf8)
}

extension UInt8 {
  fileprivate static let blank = UInt8(ascii: " ")
  fileprivate static let minus = UInt8(ascii: "-")
  fileprivate static let zero = UInt8(ascii: "0")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let point = UInt8(ascii: ".")
  fileprivate static let comma = UInt8(ascii: ",")

  fileprivate var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}

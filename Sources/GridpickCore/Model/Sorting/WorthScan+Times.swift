extension WorthScan {
  mutating func time() -> Double? { instant() ?? clock() ?? duration() }

  /// Reads a date such as `2026-11-22`, with or without time and zone, and returns seconds.
  mutating func instant() -> Double? {
    place = start
    guard end - start >= 10, let year = digits(4...4), accept(.minus), let month = digits(2...2),
      accept(.minus), let day = digits(2...2), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let date = Self.days(year: Int(year), month: Int(month), day: Int(day)) * 86_400
    if isAtEnd { return date }
    guard accept(UInt8(ascii: "T")) || accept(.blank), let time = timeOfDay() else { return nil }
    if isAtEnd { return date + time }
    namesZone = true
    if accept(UInt8(ascii: "Z")) { return isAtEnd ? date + time : nil }
    _ = accept(.blank)
    let isEast = current == UInt8(ascii: "+")
    guard accept(UInt8(ascii: "+")) || accept(.minus), let hours = digits(2...4) else { return nil }
    var offset = hours * 3_600
    if hours > 99 {
      offset =
        (hours / 100).rounded(.down) * 3_600
        + hours.truncatingRemainder(dividingBy: 100) * 60
    } else if accept(.colon) {
      guard let minutes = digits(2...2) else { return nil }
      offset += minutes * 60
    }
    return isAtEnd ? date + time + (isEast ? -offset : offset) : nil
  }

  private static func days(year: Int, month: Int, day: Int) -> Double {
    // The year starts in March here, so that a leap day is its last day.
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    let leapDays = years / 4 - years / 100 + years / 400
    return Double(365 * years + leapDays + (153 * months + 2) / 5 + day - 719_469)
  }

  private mutating func timeOfDay() -> Double? {
    guard let hours = digits(2...2), accept(.colon), let minutes = digits(2...2) else { return nil }
    var time = hours * 3_600 + minutes * 60
    guard accept(.colon) else { return time }
    guard let seconds = digits(2...2) else { return nil }
    time += seconds
    if accept(.point) || accept(.comma) { time += fraction() }
    return time
  }

  /// Reads `1:30`, `10:02:03.5` or `2-10:02:03` in units of the last part, as `ps` writes them.
  mutating func clock() -> Double? {
    place = start
    guard var time = digits(1...6) else { return nil }
    if accept(.minus) {
      guard let hours = digits(2...2), current == .colon else { return nil }
      time = time * 24 + hours
    }
    var parts = 0
    while accept(.colon) {
      guard let part = digits(2...2) else { return nil }
      time = time * 60 + part
      parts += 1
    }
    guard (1...2).contains(parts) else { return nil }
    if accept(.point) { time += fraction() }
    return isAtEnd ? time : nil
  }

  /// Reads `3d4h`, `5m30s`, `250ms`, `2days`, `2 hours ago` or `Up 2 hours`, and returns seconds.
  mutating func duration() -> Double? {
    place = start
    guard start < end, current.isDigit || current.isLetter else { return nil }
    if current.isLetter {
      _ = accept("Up ")
      if let roughly = roughDuration() { return roughly }
    }
    var time = 0.0
    repeat {
      guard var number = digits(1...9) else { return nil }
      if accept(.point) { number += fraction() }
      let hasBlank = accept(.blank)
      guard let unit = timeUnit(isWord: hasBlank) else { return nil }
      time += number * unit
      if hasBlank { break }
    } while current.isDigit
    return endsAgo ? time : nil
  }

  /// Reads `About an hour ago` or `Less than a second ago`, as `docker` writes them.
  private mutating func roughDuration() -> Double? {
    let part = accept("Less than ") ? 0.5 : 1
    _ = accept("About ")
    guard accept("an ") || accept("a "), let unit = timeUnit(isWord: true), endsAgo
    else { return nil }
    return part * unit
  }

  private var endsAgo: Bool {
    isAtEnd || label[place..<end].elementsEqual(" ago".utf8)
  }

  private static let timeLetters: [(name: StaticString, seconds: Double)] = [
    ("s", 1), ("m", 60), ("h", 3_600), ("d", 86_400), ("w", 604_800), ("y", 31_557_600),
    ("mo", 2_629_800), ("ms", 1e-3), ("us", 1e-6), ("ns", 1e-9),
  ]

  private static let timeWords: [(name: StaticString, seconds: Double)] = [
    ("second", 1), ("minute", 60), ("hour", 3_600), ("day", 86_400), ("week", 604_800),
    ("month", 2_629_800), ("year", 31_557_600),
  ]

  private mutating func timeUnit(isWord: Bool) -> Double? {
    let first = place
    while current.isLetter { place += 1 }
    let word = label[first..<place]
    if !isWord, let letters = Self.timeLetters.first(where: { $0.name.reads(word) }) {
      return letters.seconds
    }
    let one = word.last == UInt8(ascii: "s") ? word.dropLast() : word
    return Self.timeWords.first { $0.name.reads(one) }?.seconds
  }
}

extension StaticString {
  fileprivate func reads(_ word: Slice<TextBytes>) -> Bool {
    withUTF8Buffer { word.elementsEqual($0) }
  }
}

/// A line that the user has typed to a picker that talks in lines (rule Y3).
enum PlainLine: Equatable {
  case command(PlainCommand)
  /// The numbers of entries in the listing, counted from 1.
  case numbers([ClosedRange<Int>])
  /// The entry to read as a whole, by its number counted from 1.
  case whole(Int)
  /// A row and an item in it, both counted from 1.
  case place(row: Int, item: Int)
  case text(String)

  init(_ line: String) {
    let line = line.trimmingBlanks
    if let command = PlainCommand.allCases.first(where: { $0.words.contains(line) }) {
      self = .command(command)
    } else if line.hasPrefix("/") {
      self = .text(String(line.dropFirst()).trimmingBlanks)
    } else if let number = Self.numberToRead(line) {
      self = .whole(number)
    } else if let numbers = Self.numbers(line) {
      self = .numbers(numbers)
    } else if let (row, item) = Self.pair(line, parted: ",") {
      self = .place(row: row, item: item)
    } else {
      self = .text(line)
    }
  }

  /// Returns the number in `v 3`; nil if the line is anything else.
  private static func numberToRead(_ line: String) -> Int? {
    let words = line.split(whereSeparator: \.isWhitespace)
    return words.count == 2 && words[0] == "v" ? number(words[1]) : nil
  }

  /// Returns the ranges in `1 3 5-7`; nil if the line holds anything else.
  private static func numbers(_ line: String) -> [ClosedRange<Int>]? {
    var ranges: [ClosedRange<Int>] = []
    for word in line.split(whereSeparator: \.isWhitespace) {
      if let number = number(word) {
        ranges.append(number...number)
      } else if let (first, last) = pair(word, parted: "-") {
        ranges.append(min(first, last)...max(first, last))
      } else {
        return nil
      }
    }
    return ranges.isEmpty ? nil : ranges
  }

  private static func pair(_ text: some StringProtocol, parted sign: Character) -> (Int, Int)? {
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = number(parts[0]), let second = number(parts[1]) else {
      return nil
    }
    return (first, second)
  }

  /// Returns the number in a text, at most the largest `Int`; nil if the text is no number.
  private static func number(_ text: some StringProtocol) -> Int? {
    let text = text.utf8
    guard !text.isEmpty, text.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return text.reduce(0) { sum, digit in
      let (product, isLarge) = sum.multipliedReportingOverflow(by: 10)
      let (next, isLarger) = product.addingReportingOverflow(Int(digit) - 0x30)
      return isLarge || isLarger ? .max : next
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let rest = drop { $0.isWhitespace }
    let count = rest.reversed().prefix { $0.isWhitespace }.count
    return String(rest.dropLast(count))
  }
}

/// A line that the user has typed to a picker that talks in lines (rule Y3).
enum PlainLine {
  case command(PlainCommand)
  /// The numbers of entries in the listing, counted from 1.
  case numbers([ClosedRange<Int>])
  /// The entry to read as a whole, by its number counted from 1.
  case whole(Int)
  case text(String)

  init(_ typed: String) {
    let words = typed.split(whereSeparator: \.isWhitespace)
    let end = words.last?.endIndex ?? typed.startIndex
    let line = typed[..<end].drop(while: \.isWhitespace)
    let ranges = words.compactMap(Self.range)
    if let command = PlainCommand.allCases.first(where: { $0.entry.words.contains(String(line)) }) {
      self = .command(command)
    } else if line.hasPrefix("/") {
      self = .text(String(line.dropFirst().drop(while: \.isWhitespace)))
    } else if words.count == 2, words[0] == "v", let number = Self.number(words[1]) {
      self = .whole(number)
    } else if ranges.count == words.count {
      self = .numbers(ranges)
    } else {
      self = .text(String(line))
    }
  }

  private static func range(_ word: Substring) -> ClosedRange<Int>? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    let ends = parts.compactMap(number)
    guard ends.count == parts.count, ends.count <= 2 else { return nil }
    return ends.max().map { (ends.min() ?? $0)...$0 }
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }
}

/// A command that the user types as a word; the parser and the help are made from these cases.
enum PlainCommand: CaseIterable {
  case more, back, pickRow, pickMarks, reload, help, leave

  var entry: (words: [String], does: String, need: Need?) {
    switch self {
    case .more: ([""], "shows more", nil)
    case .back: (["b", ".."], "goes back to the previous list, or to the first page", nil)
    case .pickRow: (["o"], "picks the whole open row", nil)
    case .pickMarks: (["."], "picks the marked items", .marking)
    case .reload: (["r"], "refreshes", .reload)
    case .help: (["?"], "shows this help", nil)
    case .leave: (["q"], "quits without a pick", nil)
    }
  }

  /// Returns the lines of the help, without commands that the picker cannot perform.
  static func help(has: (Need) -> Bool) -> [String] {
    [
      has(.marking)
        ? "a number: opens a row, marks or unmarks an item; several: 1 3 5-7"
        : "a number: opens a row, picks an item",
      "v 3: shows the third one in full",
      "a text: lists the matches",
      "/ and a text: the same, if the text looks like a command",
    ]
      + allCases.map(\.entry).filter { $0.need.map(has) ?? true }.map { words, does, _ in
        "\(words == [""] ? "Enter" : words.joined(separator: " or ")): \(does)"
      }
  }
}

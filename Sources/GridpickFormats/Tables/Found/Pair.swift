/// A line with a key and a value: `key: value`, `key = value`, `KEY=value`.
struct Pair {
  let key: LineText
  let value: LineText
  let sign: UInt8

  /// The largest size of a key, in bytes and in words.
  private static let longest = (bytes: 61, words: 8)

  /// Reads a pair from a line; without `strictly`, the line is known to be among pairs.
  init?(_ line: LineText, strictly: Bool = true) {
    let text = line.drop(while: \.isFieldBlank)
    guard let first = text.first, !" ,".utf8.contains(first), !Self.isOdd(first),
      !"()[]".utf8.contains(first),
      let place = text.prefix(4 * Self.longest.bytes).indices.first(where: {
        text[$0] == UInt8(ascii: "=")
          || text[$0] == .colon
            && (strictly || $0 + 1 == text.endIndex || text[$0 + 1].isLineBlank)
      }),
      place > text.startIndex
    else { return nil }
    let before = text[..<place]
    let behind = text[(place + 1)...]
    sign = text[place]
    key = before.trimmed
    value = behind.trimmed
    guard strictly else { return }
    guard !before.contains(where: Self.isOdd), key.count <= Self.longest.bytes else { return nil }
    if sign == .colon {
      guard behind.first.map(\.isLineBlank) ?? true else { return nil }
    } else {
      guard let last = before.last, !"!<>+*/~-".utf8.contains(last),
        behind.first.map({ !"=~>".utf8.contains($0) }) ?? true
      else { return nil }
    }
    let words = key.words
    guard words.count <= Self.longest.words,
      key.contains(where: { $0.isLetter || $0 == UInt8(ascii: "_") || $0 >= 0x80 }),
      key.parts.count == 1, let word = words.first, !word.isHash, !word.isTime
    else { return nil }
  }

  /// Returns the key and the value of a line, or the whole line if it has no key.
  static func fields(
    of line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    let isRemark = bytes[line].first { !$0.isFieldBlank } == .hash
    guard !isRemark, let pair = Pair(bytes[line], strictly: false) else {
      return [bytes.withoutBlanks(line)]
    }
    return [pair.key.indices, pair.value.indices]
  }

  private static func isOdd(_ byte: UInt8) -> Bool { "<>{}'\"`;|=:".utf8.contains(byte) }

  var isCode: Bool {
    if let last = value.last, ";,{([\\".utf8.contains(last) { return true }
    return key.words.count > 1
      && ["let", "var", "const", "local", "export", "alias", "return", "case", "if", "for"]
        .contains { key.words[0].reads($0) }
  }

  var keyWithoutDigits: [UInt8] { key.filter { !$0.isDigit } }
}

extension LineText {
  /// True for a commit hash or another number.
  fileprivate var isHash: Bool {
    isPlainNumber
      || count >= 4 && allSatisfy { $0.isDigit || "abcdef".utf8.contains($0) }
        && contains(where: \.isDigit)
  }
}

extension Beginning {
  func pairs() -> FoundTable? {
    let lines = filled.filter { text($0).first { !$0.isFieldBlank } != .hash }
    // Many comment lines mean a configuration file, which people read as a text.
    guard lines.count >= Self.leastPairs, filled.count - lines.count < max(2, filled.count / 4)
    else { return nil }
    let pairs = lines.map(text).compactMap { text in
      Pair(text).map { (pair: $0, indent: text.indent) }
    }
    guard pairs.count >= Self.leastPairs, pairs.count * 10 >= lines.count * 9 else { return nil }
    let kinds = Set(pairs.map(\.pair.keyWithoutDigits))
    let indents = Set(pairs.map(\.indent))
    let stands = Set(pairs.map { $0.pair.key.endIndex - $0.pair.key.startIndex + $0.indent })
    let colons = pairs.count { $0.pair.sign == .colon }
    guard kinds.count * 10 >= pairs.count * 9,
      min(colons, pairs.count - colons) * 10 <= pairs.count,
      pairs.count(where: { $0.pair.value.isEmpty }) * (indents == [0] ? 3 : 6) <= pairs.count,
      pairs.count(where: { $0.pair.isCode }) * 10 <= lines.count,
      !lines.contains(where: { text($0).drop(while: \.isFieldBlank).begins(with: "- ") }),
      indents.count <= 3 || stands.count <= 3 || (indents.max() ?? 0) <= 3
    else { return nil }
    let first = lines.first { Pair(text($0)) != nil } ?? lines[0]
    return FoundTable(splitter: .pairs, first: start(of: first))
  }

  private static let leastPairs = 4
}

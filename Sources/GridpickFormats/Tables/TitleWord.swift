/// A word of a line that may hold titles.
struct TitleWord {
  enum Kind {
    /// A word in capitals: `CPU`, `%MEM`, `PORT(S)`.
    case capitals
    /// A word with a capital: `Filesystem`, `Use%`, `1K-blocks`.
    case capital
    /// A word of small letters: `on`, `buff/cache`.
    case small
  }

  var kind: Kind
  /// The number of blanks before the word, a tab included.
  var blankCount: Int
  var followsTab: Bool

  /// Returns all words of a line; nil if one of them cannot belong to a title.
  static func all(
    in line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> [TitleWord]? {
    var words: [TitleWord] = []
    var offset = line.lowerBound
    while offset < line.upperBound {
      let start = offset
      var tabCount = 0
      while offset < line.upperBound, bytes[offset].isLineBlank {
        if bytes[offset] == UInt8(ascii: "\t") { tabCount += 1 }
        offset += 1
      }
      guard offset < line.upperBound else { break }
      let first = offset
      while offset < line.upperBound, !bytes[offset].isLineBlank { offset += 1 }
      guard tabCount < 2, tabCount == 0 || !words.isEmpty,
        let kind = kind(of: bytes[first..<offset])
      else { return nil }
      words.append(
        TitleWord(kind: kind, blankCount: first - start, followsTab: tabCount == 1))
    }
    return words
  }

  /// Returns the kind of each word; nil for a word that cannot belong to a title.
  static func kinds(
    in line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> [Kind?] {
    UnsafeBufferPointer(rebasing: bytes[line]).split(whereSeparator: \.isLineBlank).map(kind)
  }

  private static func kind(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Kind? {
    let first = word.first == UInt8(ascii: "%") ? word.dropFirst() : word
    guard word.allSatisfy(\.isInTitles), let last = word.last, last.endsTitle else { return nil }
    let hasSmall = word.contains { $0.isSmallLetter }
    switch first.first {
    case let letter? where letter.isCapitalLetter: return hasSmall ? .capital : .capitals
    case let letter? where letter.isSmallLetter:
      return word.contains(where: \.isDigit) ? nil : .small
    case let digit? where digit.isDigit:
      // A number with a unit, as `1K-blocks` of `df`.
      let unit = word.drop { $0 != UInt8(ascii: "-") }
      return last.isLetter && unit.count > 3 ? .capital : nil
    // The first byte of capitals with an accent.
    case 0xc3: return word.dropFirst().first.map { $0 < 0x9f } == true ? .capital : nil
    default: return nil
    }
  }
}

extension UInt8 {
  var isLineBlank: Bool { isFieldBlank || self == UInt8(ascii: "\r") }

  fileprivate var isInTitles: Bool {
    if isLetter || isDigit || self >= 0x80 { return true }
    return switch self {
    case UInt8(ascii: "%"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "@"),
      UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  /// False for a byte that ends a sentence or an introduction.
  fileprivate var endsTitle: Bool { self != UInt8(ascii: ".") && self != UInt8(ascii: ":") }
}

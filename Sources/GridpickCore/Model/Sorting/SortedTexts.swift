/// Texts in natural order: letters ignore case, and runs of digits compare as numbers.
///
/// The stored bytes sort as the texts do.
struct SortedTexts {
  /// The most bytes that are stored of a text; fewer for very many texts, to limit memory.
  private let mostBytes: Int
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var members: [UInt32] = []

  init(upTo count: Int) {
    mostBytes = max(16, min(256, Self.mostBytesInAll / max(1, count)))
  }

  private static let mostBytesInAll = 1 << 27

  mutating func append(_ text: TextBytes, of member: UInt32) {
    Self.append(text, upTo: mostBytes, to: &bytes)
    ends.append(bytes.count)
    members.append(member)
  }

  /// Returns bytes that sort as the text does; only the first 256 bytes of the text count.
  static func key(of text: TextBytes) -> [UInt8] {
    var key: [UInt8] = []
    append(text, upTo: 256, to: &key)
    return key
  }

  private static func append(_ text: TextBytes, upTo mostBytes: Int, to key: inout [UInt8]) {
    let text = text.prefix(mostBytes)
    var place = 0
    while place < text.count {
      guard text[place].isDigit else {
        key.append(text[place].folded)
        place += 1
        continue
      }
      // A number with more digits is greater, so leading zeros are left out.
      while place + 1 < text.count, text[place] == UInt8(ascii: "0"), text[place + 1].isDigit {
        place += 1
      }
      let end = text[place...].firstIndex { !$0.isDigit } ?? text.count
      key.append(UInt8(ascii: "0"))
      key.append(UInt8(min(end - place, 0xff)))
      key += text[place..<end]
      place = end
    }
  }

  mutating func append(_ others: SortedTexts, from first: UInt32) {
    let end = bytes.count
    bytes += others.bytes
    ends += others.ends.map { $0 + end }
    members += others.members.map { $0 + first }
  }

  /// Returns the texts' members in order; equal texts keep theirs.
  func members(isDescending: Bool) -> [UInt32] {
    typealias Entry = (word: UInt64, place: Int)
    return bytes.withUnsafeBufferPointer { bytes in
      func text(_ place: Int) -> Range<Int> { (place == 0 ? 0 : ends[place - 1])..<ends[place] }
      // Eight bytes as a number that sorts as they do; zeros follow the end of the text.
      func word(_ text: Range<Int>) -> UInt64 {
        guard text.count < 8 else {
          let raw = UnsafeRawBufferPointer(bytes)
          return UInt64(
            bigEndian: raw.loadUnaligned(fromByteOffset: text.lowerBound, as: UInt64.self))
        }
        return (0..<8).reduce(0) {
          $0 << 8 | ($1 < text.count ? UInt64(bytes[text.lowerBound + $1]) : 0)
        }
      }
      // Most comparisons need not look at the texts, which lie far apart.
      let entries = members.indices.map { (word(text($0)), $0) as Entry }
      func precedes(_ one: Entry, _ other: Entry) -> Bool {
        guard one.word == other.word else { return one.word < other.word }
        var (left, right) = (text(one.place).dropFirst(8), text(other.place).dropFirst(8))
        while !left.isEmpty, !right.isEmpty {
          let (word, other) = (word(left), word(right))
          guard word == other else { return word < other }
          (left, right) = (left.dropFirst(8), right.dropFirst(8))
        }
        return text(one.place).count < text(other.place).count
      }
      return entries.sorted { isDescending ? precedes($1, $0) : precedes($0, $1) }
        .map { members[$0.place] }
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  fileprivate var folded: UInt8 {
    self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
  }
}

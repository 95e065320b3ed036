/// A thing to be sorted: the word to sort by, and the thing's number.
struct SortEntry {
  var word: UInt64
  var member: UInt32
}

extension MutableCollection<SortEntry> where Self: RandomAccessCollection {
  /// Sorts by word; equal entries stay in ascending order of their numbers.
  mutating func sort(isDescending: Bool) {
    sort { one, other in
      if one.word == other.word { return one.member < other.member }
      return isDescending ? one.word > other.word : one.word < other.word
    }
  }
}

/// Texts in natural order: letters ignore case, and runs of digits compare as numbers.
///
/// The stored bytes sort as the texts do; eight bytes at a time are sorted as one word.
struct SortedTexts {
  /// The most bytes that are stored of a text; fewer for very many texts, to limit memory.
  private let mostBytes: Int
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var members: [UInt32] = []

  init(upTo count: Int) {
    mostBytes = max(16, min(256, Self.mostOfAll / max(1, count)))
  }

  private static let mostOfAll = 1 << 27

  mutating func append(_ text: UnsafeBufferPointer<UInt8>, of member: UInt32) {
    Self.append(text, upTo: mostBytes, to: &bytes)
    ends.append(bytes.count)
    members.append(member)
  }

  /// Returns bytes that sort as the text does; only the first 256 bytes of the text count.
  static func key(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    append(text, upTo: 256, to: &key)
    return key
  }

  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, upTo mostBytes: Int, to key: inout [UInt8]
  ) {
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

  mutating func members(isDescending: Bool) -> [UInt32] {
    var entries = members.indices.map { SortEntry(word: 0, member: UInt32($0)) }
    var alike = [(range: entries.indices, depth: 0)]
    while let (range, depth) = alike.popLast() {
      var goesOn = false
      for place in range {
        let text = Int(entries[place].member)
        entries[place].word = word(ofText: text, at: depth)
        goesOn = goesOn || length(ofText: text) > depth + 8
      }
      entries[range].sort(isDescending: isDescending)
      guard goesOn else { continue }
      var start = range.lowerBound
      for place in range
      where place + 1 == range.upperBound || entries[place + 1].word != entries[start].word {
        if place > start { alike.append((start..<place + 1, depth + 8)) }
        start = place + 1
      }
    }
    return entries.map { members[Int($0.member)] }
  }

  private func start(ofText text: Int) -> Int { text == 0 ? 0 : ends[text - 1] }

  private func length(ofText text: Int) -> Int { ends[text] - start(ofText: text) }

  /// Returns eight bytes of a text from `depth` on, padded with zeros after its end.
  private func word(ofText text: Int, at depth: Int) -> UInt64 {
    let start = start(ofText: text) + depth
    return (start..<start + 8).reduce(0) { word, place in
      word << 8 | (place < ends[text] ? UInt64(bytes[place]) : 0)
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  fileprivate var folded: UInt8 {
    self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
  }
}

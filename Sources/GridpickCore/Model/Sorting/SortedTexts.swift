/// Texts in natural order: letters without case, runs of digits by their numbers.
///
/// The bytes compare as the texts do; eight at a time are sorted as one word.
struct SortedTexts {
  /// The number of bytes that count in a text; smaller for very many texts, because all are stored.
  private let mostBytes: Int
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var members: [UInt32] = []

  init(upTo count: Int) {
    mostBytes = max(16, min(256, Self.mostOfAll / max(1, count)))
  }

  private static let mostOfAll = 1 << 27

  mutating func append(_ text: UnsafeBufferPointer<UInt8>, of member: UInt32) {
    Self.withKey(of: text, upTo: mostBytes) { bytes.append(contentsOf: $0) }
    ends.append(bytes.count)
    members.append(member)
  }

  /// Returns bytes that compare as the texts do; of a text as many bytes count as can at most.
  static func key(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    withKey(of: text, upTo: 256) { Array($0) }
  }

  private static func withKey<Result>(
    of text: UnsafeBufferPointer<UInt8>, upTo mostBytes: Int,
    _ body: (UnsafeMutableBufferPointer<UInt8>) -> Result
  ) -> Result {
    let text = UnsafeBufferPointer(rebasing: text.prefix(mostBytes))
    // A single digit becomes three bytes.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * mostBytes) { key in
      let count = write(text, to: key)
      return body(UnsafeMutableBufferPointer(rebasing: key[..<count]))
    }
  }

  private static func write(
    _ text: UnsafeBufferPointer<UInt8>, to key: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    var place = 0
    while place < text.count {
      guard text[place].isDigit else {
        key[count] = text[place].folded
        count += 1
        place += 1
        continue
      }
      // A number with more digits is greater, so leading zeros are left out.
      while place + 1 < text.count, text[place] == UInt8(ascii: "0"), text[place + 1].isDigit {
        place += 1
      }
      let start = place
      while place < text.count, text[place].isDigit {
        key[count + 2 + place - start] = text[place]
        place += 1
      }
      key[count] = UInt8(ascii: "0")
      key[count + 1] = UInt8(min(place - start, 0xff))
      count += 2 + place - start
    }
    return count
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

  /// Zeros stand behind the end of the text.
  private func word(ofText text: Int, at depth: Int) -> UInt64 {
    let start = start(ofText: text) + depth
    let end = min(start + 8, ends[text])
    guard start < end else { return 0 }
    guard end < start + 8 else {
      return bytes.withUnsafeBytes {
        UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      }
    }
    var word: UInt64 = 0
    for place in start..<end { word = word << 8 | UInt64(bytes[place]) }
    return word << (8 * UInt64(8 - (end - start)))
  }
}

extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  fileprivate var folded: UInt8 {
    self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
  }
}

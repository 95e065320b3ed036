/// Labels by what they are worth: gathered one after the other, and then put in order.
struct SortedWorths {
  private var count: UInt32 = 0
  private var numbers: [SortEntry] = []
  private var texts: SortedTexts
  /// What shows nothing, which is last either way round.
  private var empties: [UInt32] = []
  /// Whether numbers that may be versions are taken for such.
  private let takesVersions: Bool
  private var hasVersions = false

  /// Whether versions are among the labels, and numbers beside them that may have been meant so too: it is
  /// known only behind the last one, and then they are to be gathered again.
  var missedVersions: Bool { hasVersions && !takesVersions && !numbers.isEmpty }

  /// Of so many labels, or fewer.
  init(upTo count: Int, takesVersions: Bool) {
    texts = SortedTexts(upTo: count)
    self.takesVersions = takesVersions
  }

  mutating func append(_ label: UnsafeBufferPointer<UInt8>) {
    switch LabelWorth(label) {
    case .nothing: empties.append(count)
    case .number where takesVersions && VersionLabel.mayBe(label): texts.append(label, of: count)
    case .number(let number): numbers.append(SortEntry(word: Self.word(of: number), member: count))
    case .text:
      let version = VersionLabel.text(of: label)
      if version != nil { hasVersions = true }
      texts.append(version ?? label, of: count)
    }
    count += 1
  }

  /// Appends those of the labels that follow.
  mutating func append(_ others: SortedWorths) {
    numbers += others.numbers.map { SortEntry(word: $0.word, member: $0.member + count) }
    texts.append(others.texts, from: count)
    empties += others.empties.map { $0 + count }
    hasVersions = hasVersions || others.hasVersions
    count += others.count
  }

  /// The numbers of the labels in their order.
  mutating func members(isDescending: Bool) -> [UInt32] {
    numbers.sort(isDescending: isDescending)
    let texts = texts.members(isDescending: isDescending)
    let numbers = numbers.map(\.member)
    return (isDescending ? texts + numbers : numbers + texts) + empties
  }

  /// A word that is greater where the number is.
  private static func word(of number: Double) -> UInt64 {
    let bits = (number == 0 ? 0 : number).bitPattern
    return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
  }
}

/// One of many things to be sorted: a word to go by, and its number.
struct SortEntry {
  var word: UInt64
  var member: UInt32
}

extension [SortEntry] {
  mutating func sort(isDescending: Bool) {
    self[...].sort(isDescending: isDescending)
  }
}

extension ArraySlice<SortEntry> {
  /// From so many on it is faster to go through all of them for each byte.
  private static let many = 2_048

  /// By their words, and what is alike by its number, for which they stand in rising order.
  mutating func sort(isDescending: Bool) {
    // What differs in no word need not be moved.
    guard let first, contains(where: { $0.word != first.word }) else { return }
    if isDescending { invert() }
    if count < Self.many {
      sort { ($0.word, $0.member) < ($1.word, $1.member) }
    } else {
      sortByBytes()
    }
    if isDescending { invert() }
  }

  private mutating func invert() {
    for place in indices { self[place].word = ~self[place].word }
  }

  /// By each byte in turn, the lowest first; bytes that are the same in all are passed over.
  private mutating func sortByBytes() {
    var other = Array(self)
    var own = other
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      var ends = [Int](repeating: 0, count: 256)
      for entry in own { ends[Int(entry.word >> shift & 0xff)] += 1 }
      if ends.contains(own.count) { continue }
      var end = 0
      for byte in ends.indices {
        end += ends[byte]
        ends[byte] = end - ends[byte]
      }
      for entry in own {
        let byte = Int(entry.word >> shift & 0xff)
        other[ends[byte]] = entry
        ends[byte] += 1
      }
      swap(&own, &other)
    }
    replaceSubrange(indices, with: own)
  }
}

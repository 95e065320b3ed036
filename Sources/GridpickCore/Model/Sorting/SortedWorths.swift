/// The worths of labels, gathered one after another and then put in order.
struct SortedWorths {
  private var count: UInt32 = 0
  private var numbers: [SortEntry] = []
  private var texts: SortedTexts
  /// The labels that show nothing; they are last in either direction.
  private var empties: [UInt32] = []
  /// True if numbers that may be versions count as versions.
  private let takesVersions: Bool
  private var hasVersions = false

  /// Known only after the last label; the labels then have to be gathered again.
  var missedVersions: Bool { hasVersions && !takesVersions && !numbers.isEmpty }

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

  mutating func append(_ others: SortedWorths) {
    numbers += others.numbers.map { SortEntry(word: $0.word, member: $0.member + count) }
    texts.append(others.texts, from: count)
    empties += others.empties.map { $0 + count }
    hasVersions = hasVersions || others.hasVersions
    count += others.count
  }

  mutating func members(isDescending: Bool) -> [UInt32] {
    numbers.sort(isDescending: isDescending)
    let texts = texts.members(isDescending: isDescending)
    let numbers = numbers.map(\.member)
    return (isDescending ? texts + numbers : numbers + texts) + empties
  }

  /// Returns a word that is greater if the number is greater.
  private static func word(of number: Double) -> UInt64 {
    let bits = (number == 0 ? 0 : number).bitPattern
    return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
  }
}

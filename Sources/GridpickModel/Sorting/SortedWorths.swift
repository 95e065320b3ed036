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

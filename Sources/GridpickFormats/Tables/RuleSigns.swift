/// A search for the bytes that make a line a record, and no rule that is drawn without bars.
///
/// A line drawing is three bytes, which may stand in two words.
struct RuleSigns: Equatable, Sendable {
  /// The bytes of a line drawing right before: 0 for none, 1 for `e2`, 2 for `e2 94`, 3 for `e2 95`.
  var begun: UInt64 = 0

  private static let ascii = Array("-=+: \t\r\n".utf8)

  /// Returns a mask of the bytes that stand in no rule; what breaks off a line drawing is one too.
  mutating func maskOfRecords(in word: ByteWord) -> UInt64 {
    let others = word.maskOfOthers
    let rules = Self.ascii.reduce(UInt64(0)) { $0 | word.mask(of: $1) }
    var records = word.all & ~others & ~rules
    guard others != 0 || begun != 0 else { return records }
    let leads = word.mask(of: 0xe2)
    let seconds = leads << 1 | follows(1)
    let (light, heavy) = (word.mask(of: 0x94) & seconds, word.mask(of: 0x95) & seconds)
    let (lightThirds, heavyThirds) = (light << 1 | follows(2), heavy << 1 | follows(3))
    let thirds = lightThirds | heavyThirds
    records |= others & ~(leads | light | heavy | thirds)
    records |= (seconds & ~(light | heavy) | thirds & (leads | ~others)) & word.all
    // The bars `│`, `┃` and `║`.
    records |= lightThirds & (word.mask(of: 0x82) | word.mask(of: 0x83))
    records |= heavyThirds & word.mask(of: 0x91)
    let last = UInt64(1) << UInt64(word.count - 1)
    begun = leads & last != 0 ? 1 : light & last != 0 ? 2 : heavy & last != 0 ? 3 : 0
    return records
  }

  /// Returns a mask with the first byte if these bytes of a line drawing are right before.
  private func follows(_ bytes: UInt64) -> UInt64 { begun == bytes ? 1 : 0 }
}

extension UnsafeBufferPointer<UInt8> {
  /// True if the line has no signs but those of rules; bars make a line a record.
  func isRuleOrBlank(_ line: Range<Int>) -> Bool {
    var signs = RuleSigns()
    var offset = line.lowerBound
    while offset < line.upperBound {
      let word = ByteWord(self, from: offset, within: line.upperBound)
      guard signs.maskOfRecords(in: word) == 0 else { return false }
      offset += word.count
    }
    return signs.begun == 0
  }
}

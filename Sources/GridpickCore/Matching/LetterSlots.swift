/// The letters of a fuzzy term that a letter of a text may stand for, one bit for each.
struct LetterSlots: Equatable, Sendable {
  /// So many that `Alignment.Score` needs 1,024 bytes, which the stack gives without a call.
  static let most = 63

  private let ofASCII: [UInt64]
  private let letters: [UInt32]
  private let folding: LetterFolding

  init(_ letters: [UInt32], _ folding: LetterFolding) {
    self.letters = letters
    self.folding = folding
    ofASCII = (0..<0x80).map { Self.bits(of: folding.folded($0), in: letters) }
  }

  @inline(__always)
  subscript(_ scalar: UInt32) -> UInt64 {
    scalar < 0x80 ? ofASCII[Int(scalar)] : Self.bits(of: folding.folded(scalar), in: letters)
  }

  private static func bits(of folded: UInt32, in letters: [UInt32]) -> UInt64 {
    var bits: UInt64 = 0
    for (index, letter) in letters.prefix(most).enumerated() where letter == folded {
      bits |= 1 << UInt64(index)
    }
    return bits
  }
}

import GridpickBisection

/// Which letters of a text answer for a letter of a term.
struct LetterFolding: Equatable, Sendable {
  let ignoresCase: Bool
  let ignoresAccents: Bool

  /// What a term has in place of this letter of a text.
  @inline(__always)
  func folded(_ scalar: UInt32) -> UInt32 {
    guard scalar < 0x80 else { return foldedBeyondASCII(scalar) }
    return ignoresCase && scalar &- 0x41 < 26 ? scalar | 0x20 : scalar
  }

  @inline(never)
  private func foldedBeyondASCII(_ scalar: UInt32) -> UInt32 {
    let cased = ignoresCase ? Self.lowercase(scalar) : scalar
    return ignoresAccents ? Self.base(of: cased) : cased
  }

  /// The same letter as a small one; never more than one, as fzf has it.
  static func lowercase(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar &- 0x41 < 26 ? scalar | 0x20 : scalar }
    guard !isCaseless(scalar), let known = Unicode.Scalar(scalar) else { return scalar }
    return known.properties.lowercaseMapping.unicodeScalars.first?.value ?? scalar
  }

  /// The letter of ASCII without its accent.
  static func base(of scalar: UInt32) -> UInt32 {
    guard !isCaseless(scalar) else { return scalar }
    let entries = AccentTable.entries
    let index = entries.indices.partitionPoint { entries[$0] >> 8 < scalar }
    guard index < entries.count, entries[index] >> 8 == scalar else { return scalar }
    return entries[index] & 0xff
  }

  /// The letters of East Asia, most of what is not Latin, have neither case nor accents.
  private static func isCaseless(_ scalar: UInt32) -> Bool {
    0x2e80..<0xa640 ~= scalar || 0xac00..<0xfb00 ~= scalar
  }

  /// Whether all that answers here answers there too.
  func implies(_ other: Self) -> Bool {
    (other.ignoresCase || !ignoresCase) && (other.ignoresAccents || !ignoresAccents)
  }
}

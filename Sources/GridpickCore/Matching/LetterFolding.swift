/// The rule by which letters of a text match a letter of a term: with or without case and accents.
struct LetterFolding: Equatable, Sendable {
  let ignoresCase: Bool
  let ignoresAccents: Bool

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

  /// Returns the small form of a letter; always a single letter, as in fzf.
  static func lowercase(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar &- 0x41 < 26 ? scalar | 0x20 : scalar }
    guard !isCaseless(scalar), let known = Unicode.Scalar(scalar) else { return scalar }
    return known.properties.lowercaseMapping.unicodeScalars.first?.value ?? scalar
  }

  /// Returns the ASCII letter that an accented letter stands for, or the scalar itself.
  static func base(of scalar: UInt32) -> UInt32 {
    guard scalar >= 0x80, !isCaseless(scalar) else { return scalar }
    let entries = AccentTable.entries
    let index = entries.indices.partitionPoint { entries[$0] >> 8 < scalar }
    guard index < entries.count, entries[index] >> 8 == scalar else { return scalar }
    return entries[index] & 0xff
  }

  private static func isCaseless(_ scalar: UInt32) -> Bool {
    0x2e80..<0xa640 ~= scalar || 0xac00..<0xfb00 ~= scalar
  }

  func implies(_ other: Self) -> Bool {
    (other.ignoresCase || !ignoresCase) && (other.ignoresAccents || !ignoresAccents)
  }
}

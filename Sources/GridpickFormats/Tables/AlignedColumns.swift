/// Where the columns of a table part that is aligned with blanks, as it was measured.
struct AlignedColumns: Equatable, Sendable {
  /// What lies between one column and the next; rising.
  var gaps: [Range<Int>] = []
  /// Whether the first line is their titles.
  var hasTitles = true
  var measure = AlignedMeasure.characters

  var count: Int { gaps.count + 1 }

  /// In a very long line they lie where it begins: what is behind belongs to the last of them (rule L1).
  private static let searchedBytes = 1 << 14

  /// From each gap to the next, without the blanks around; a short line has fewer.
  ///
  /// A word that stands where others have a gap stays whole: in the column where it begins, or in the
  /// next one where it begins in the gap.
  func fields(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard !record.isEmpty else { return [] }
    var fields: [Range<Int>] = []
    var start = record.lowerBound
    var word: (place: Int, offset: Int)?
    var place = 0
    for offset in record.prefix(Self.searchedBytes) where bytes[offset] & 0xc0 != 0x80 {
      if fields.count == gaps.count { break }
      defer { place += measure.width(at: offset, in: bytes) }
      if bytes[offset].isFieldBlank { word = nil } else { word = word ?? (place, offset) }
      while fields.count < gaps.count, place >= gaps[fields.count].upperBound {
        if let word, word.place < gaps[fields.count].lowerBound { break }
        let end = word?.offset ?? offset
        fields.append(trimmed(start..<end, in: bytes))
        start = end
      }
    }
    return fields + [trimmed(start..<record.upperBound, in: bytes)]
  }

  private func trimmed(
    _ field: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var field = field
    while let last = field.last, bytes[last].isFieldBlank { field.removeLast() }
    while let first = field.first, bytes[first].isFieldBlank { field.removeFirst() }
    return field
  }
}

/// Where the columns of a table part that is aligned with blanks, in characters.
struct AlignedColumns: Equatable, Sendable {
  /// What lies between one column and the next; rising.
  var gaps: [Range<Int>] = []
  /// Whether the first line is their titles.
  var hasTitles = true

  var count: Int { gaps.count + 1 }

  /// From each gap to the next, without the blanks around; a short line has fewer.
  ///
  /// A word that stands where others have a gap stays whole: in the column where it begins, or in the
  /// next one where it begins in the gap.
  func fields(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard !record.isEmpty else { return [] }
    var fields: [Range<Int>] = []
    var start = record.lowerBound
    var word: (character: Int, offset: Int)?
    var character = -1
    for offset in record where bytes[offset] & 0xc0 != 0x80 {
      character += 1
      if bytes[offset].isFieldBlank { word = nil } else { word = word ?? (character, offset) }
      while fields.count < gaps.count, character >= gaps[fields.count].upperBound {
        if let word, word.character < gaps[fields.count].lowerBound { break }
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

/// The words of a line that is aligned with blanks, as far as columns are looked for in it (rule L1).
struct AlignedLine {
  /// A run of what is no blank, by its places and by its bytes.
  struct Word: Equatable {
    var places: Range<Int>
    var bytes: Range<Int>
  }

  /// In a very long line columns lie where it begins: what is behind belongs to the last of them.
  private static let searchedBytes = 1 << 14
  /// Columns are looked for in so many places of each line, more than any screen has.
  private static let places = 1 << 12

  private(set) var words: [Word] = []

  init(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, by measure: AlignedMeasure) {
    var place = 0
    var start: (place: Int, offset: Int)?
    let searched = line.prefix(Self.searchedBytes)
    for offset in searched where bytes[offset] & 0xc0 != 0x80 {
      if place >= Self.places { break }
      let isBlank = bytes[offset].isFieldBlank || bytes[offset] == UInt8(ascii: "\r")
      if isBlank, let (first, begin) = start {
        words.append(Word(places: first..<place, bytes: begin..<offset))
        start = nil
      } else if !isBlank, start == nil {
        start = (place, offset)
      }
      place += measure.width(at: offset, in: bytes)
    }
    if let (first, begin) = start {
      words.append(Word(places: first..<place, bytes: begin..<searched.upperBound))
    }
  }
}

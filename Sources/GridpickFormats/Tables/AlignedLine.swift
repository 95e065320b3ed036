/// The words of a line aligned with blanks, from the part of the line that is searched (rule L1).
struct AlignedLine {
  struct Word: Equatable {
    var places: Range<Int>
    var bytes: Range<Int>
  }

  /// The number of bytes searched for words in a line; bytes behind them belong to the last column.
  private static let searchedBytes = 1 << 14
  /// The number of places searched for words in a line, more than any screen has.
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
      place =
        bytes[offset] == .tab
        ? (place / 8 + 1) * 8 : place + measure.width(at: offset, in: bytes)
    }
    if let (first, begin) = start {
      words.append(Word(places: first..<place, bytes: begin..<searched.upperBound))
    }
  }
}

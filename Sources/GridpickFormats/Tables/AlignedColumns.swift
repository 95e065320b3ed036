import GridpickCore

/// The columns of a table aligned with spaces, measured in its first lines.
struct AlignedColumns: Equatable, Sendable {
  var gaps: [Range<Int>] = []
  /// The number of leading lines with the titles and the rule drawn below them.
  var headerCount = 1
  var measure = AlignedMeasure.characters
  /// The places before the first title, where a line may have a sign: `●` before a failed unit.
  var margin = 0

  var count: Int { gaps.count + 1 }

  /// Returns each field from its first word to the next field; short lines have fewer fields.
  ///
  /// A field of a drawn tree keeps the spaces between the start of its column and its first word.
  func fields(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard !record.isEmpty else { return [] }
    var words = AlignedLine(record, of: bytes, by: measure).words
    var starts = [record.lowerBound]
    if hasSign(words, of: bytes) {
      words.removeFirst()
      starts = words.prefix(1).map(\.bytes.lowerBound)
    }
    var levels = [0]
    var last = -1
    for (word, column) in zip(words, columns(of: words)) where column > last {
      last = column
      while starts.count <= column {
        starts.append(word.bytes.lowerBound)
        levels.append(0)
      }
      levels[column] = word.places.lowerBound - (column == 0 ? 0 : gaps[column - 1].upperBound)
    }
    return starts.indices.map { column in
      let end = column + 1 < starts.count ? starts[column + 1] : record.upperBound
      let field = bytes.withoutBlanks(starts[column]..<end)
      guard levels[column] > 0, bytes[field].beginsWithTree else { return field }
      let before = bytes[record.lowerBound..<field.lowerBound]
      let blanks = before.reversed().prefix { $0 == .blank }.count
      // One space only separates the field from the previous one and is no level.
      let level = min(levels[column], column == 0 ? blanks : max(0, blanks - 1))
      return field.lowerBound - level..<field.upperBound
    }
  }

  private func hasSign(
    _ words: [AlignedLine.Word], of bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard words.count > 1, words[1].places.lowerBound == margin else { return false }
    let sign = bytes[words[0].bytes.lowerBound]
    return words[0].places.count == 1 && words[0].places.upperBound < margin
      && !sign.isLetter && !sign.isDigit
  }

  /// Returns the column of each word, by where the word begins; a gap belongs to the next column.
  ///
  /// A word that reaches into the next column pushes the words after it one column on, until words
  /// are in their own columns again.
  func columns(of words: [AlignedLine.Word]) -> [Int] {
    var columns = words.map { word in
      gaps.indices.partitionPoint { gaps[$0].lowerBound <= word.places.lowerBound }
    }
    var index = 0
    while index < words.count {
      let column = columns[index]
      guard column < gaps.count, words[index].places.upperBound > gaps[column].upperBound,
        let end = end(ofShoved: words[index...], from: column)
      else {
        index += 1
        continue
      }
      for number in index..<end { columns[number] = min(gaps.count, column + number - index) }
      index = end
    }
    return columns
  }

  /// Returns the end of the pushed words, one for each column so far; nil if there are too few.
  private func end(ofShoved words: ArraySlice<AlignedLine.Word>, from column: Int) -> Int? {
    for next in gaps.indices.dropFirst(column + 1) {
      let end = words.indices.partitionPoint {
        words[$0].places.lowerBound < gaps[next].upperBound
      }
      if end - words.startIndex == next - column + 1,
        words[end - 1].places.upperBound <= gaps[next].upperBound
      {
        return end
      }
    }
    return words.count >= count - column ? words.endIndex : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  func withoutBlanks(_ field: Range<Int>) -> Range<Int> {
    var field = field
    while let last = field.last, self[last].isLineBlank { field.removeLast() }
    while let first = field.first, self[first].isFieldBlank { field.removeFirst() }
    return field
  }

  func withoutReturn(_ line: Range<Int>) -> Range<Int> {
    self[line].last == .carriageReturn ? line.dropLast() : line
  }
}

/// The words of a line aligned with spaces, in the part of the line that is searched (rule L1).
struct AlignedLine {
  struct Word: Equatable {
    var places: Range<Int>
    var bytes: Range<Int>
  }

  /// The number of bytes searched for words in a line; later bytes belong to the last column.
  private static let searchedBytes = 1 << 14
  /// The number of places searched for words in a line, more than fit on a screen.
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
        append(Word(places: first..<place, bytes: begin..<offset), of: bytes)
        start = nil
      } else if !isBlank, start == nil {
        start = (place, offset)
      }
      place =
        bytes[offset] == .tab
        ? (place / 8 + 1) * 8 : place + measure.width(at: offset, in: bytes)
    }
    if let (first, begin) = start {
      append(Word(places: first..<place, bytes: begin..<searched.upperBound), of: bytes)
    }
  }

  /// Appends a word; a slash with a single space on each side joins two, as in `1.2GB / 4GB`.
  private mutating func append(_ word: Word, of bytes: UnsafeBufferPointer<UInt8>) {
    guard words.count > 1, let slash = words.last, bytes[slash.bytes].reads("/") else {
      return words.append(word)
    }
    let before = words[words.count - 2]
    guard slash.places.lowerBound - before.places.upperBound == 1,
      word.places.lowerBound - slash.places.upperBound == 1
    else { return words.append(word) }
    words.removeLast(2)
    words.append(
      Word(
        places: before.places.lowerBound..<word.places.upperBound,
        bytes: before.bytes.lowerBound..<word.bytes.upperBound))
  }
}

/// The unit in which a program aligns its columns; it decides how wide a character counts.
enum AlignedMeasure: CaseIterable, Sendable {
  /// The unit of `kubectl` and `ps`.
  case characters
  /// The unit of `column` and `df`.
  case displayColumns

  @inline(__always)
  func width(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes[offset] < 0x80 ? 1 : wideWidth(at: offset, in: bytes)
  }

  private func wideWidth(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch self {
    case .characters: return 1
    case .displayColumns:
      let longest = bytes[offset..<min(offset + 4, bytes.count)]
      let scalar = String(decoding: longest, as: UTF8.self).unicodeScalars.first
      return scalar.flatMap(DisplayWidth.width) ?? 1
    }
  }
}

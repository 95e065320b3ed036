/// Where the columns of a table begin that is aligned with blanks, in characters.
struct AlignedColumns: Equatable, Sendable {
  /// Rising; the first is 0.
  let starts: [Int]

  /// From each column's start to the next, without the blanks around; a short line has fewer.
  ///
  /// What a later line has where all the sampled ones were blank stays with the column before.
  func fields(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard !record.isEmpty else { return [] }
    var fields = [record.lowerBound..<record.lowerBound]
    var next = 1
    var character = -1
    for offset in record where bytes[offset] & 0xc0 != 0x80 {
      character += 1
      guard next < starts.count, character == starts[next] else { continue }
      end(&fields, at: offset, in: bytes)
      fields.append(offset..<offset)
      next += 1
    }
    end(&fields, at: record.upperBound, in: bytes)
    return fields
  }

  private func end(
    _ fields: inout [Range<Int>], at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard var field = fields.popLast() else { return }
    field = field.lowerBound..<offset
    while let last = field.last, bytes[last].isFieldBlank { field.removeLast() }
    while let first = field.first, bytes[first].isFieldBlank { field.removeFirst() }
    fields.append(field)
  }
}

/// The first lines of a table, laid over each other.
struct AlignedSample: Sendable {
  static let size = 1000

  private(set) var lineCount = 0
  /// Whether each column of characters has something else than blanks.
  private var isFilled: [Bool] = []
  /// The same of the first line alone.
  private var isTitled: [Bool] = []
  private var offset = 0

  /// Takes in the lines up to so many of all.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, lines: Int, terminator: UInt8) {
    while lineCount < min(lines, Self.size) {
      let end = bytes[offset...].firstIndex(of: terminator) ?? bytes.count
      readLine(bytes[offset..<end])
      offset = min(end + 1, bytes.count)
      lineCount += 1
    }
  }

  private mutating func readLine(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    var character = 0
    for byte in line where byte & 0xc0 != 0x80 {
      if character == isFilled.count { isFilled.append(false) }
      if !byte.isFieldBlank && byte != UInt8(ascii: "\r") { isFilled[character] = true }
      character += 1
    }
    if lineCount == 0 { isTitled = isFilled }
  }

  /// The columns between which all lines are blank.
  ///
  /// Words of a last column line up by chance, as those of `2 hours ago` do; so where there are titles,
  /// what has none belongs to the column before.
  func columns(hasTitles: Bool) -> AlignedColumns {
    var starts: [Int] = []
    var character = 0
    while let start = isFilled[character...].firstIndex(of: true) {
      character = isFilled[start...].firstIndex(of: false) ?? isFilled.count
      let isTitle = isTitled.prefix(character).dropFirst(start).contains(true)
      if starts.isEmpty || isTitle || !hasTitles { starts.append(starts.isEmpty ? 0 : start) }
    }
    return AlignedColumns(starts: starts.isEmpty ? [0] : starts)
  }
}

import GridpickBisection

/// Where the columns of a table part that is aligned with blanks, as it was measured.
struct AlignedColumns: Equatable, Sendable {
  /// What lies between one column and the next; rising.
  var gaps: [Range<Int>] = []
  /// How many of the first lines are their titles, and what is drawn below these.
  var headerCount = 1
  var measure = AlignedMeasure.characters

  var count: Int { gaps.count + 1 }

  /// From each column's first word to the next one's, without the blanks around; a short line has fewer.
  func fields(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard !record.isEmpty else { return [] }
    let words = AlignedLine(record, of: bytes, by: measure).words
    var starts = [record.lowerBound]
    for (word, column) in zip(words, columns(of: words)) {
      while starts.count <= column { starts.append(word.bytes.lowerBound) }
    }
    return starts.indices.map { column in
      let end = column + 1 < starts.count ? starts[column + 1] : record.upperBound
      return bytes.withoutBlanks(starts[column]..<end)
    }
  }

  /// The column of each word: the one where it begins, or the next one where it begins in the gap.
  ///
  /// A word that reaches into the next column stays whole, and shoves those behind it over: each belongs
  /// to a column of its own, up to where words stand in theirs again.
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

  /// Up to where there is a word for each column; nil where there are not as many.
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
  /// A field without the blanks around it.
  func withoutBlanks(_ field: Range<Int>) -> Range<Int> {
    var field = field
    while let last = field.last, self[last].isFieldBlank { field.removeLast() }
    while let first = field.first, self[first].isFieldBlank { field.removeFirst() }
    return field
  }
}

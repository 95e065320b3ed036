/// A thing to be sorted: the word to sort by, and the thing's number.
struct SortEntry {
  var word: UInt64
  var member: UInt32
}

extension [SortEntry] {
  mutating func sort(isDescending: Bool) {
    self[...].sort(isDescending: isDescending)
  }
}

extension ArraySlice<SortEntry> {
  /// From this count on, a pass over all entries for each byte is faster than comparing.
  private static let many = 2_048

  /// Sorts by word, then by number; the entries must come in ascending order of their numbers.
  mutating func sort(isDescending: Bool) {
    guard let first, contains(where: { $0.word != first.word }) else { return }
    if isDescending { invert() }
    if count < Self.many {
      sort { ($0.word, $0.member) < ($1.word, $1.member) }
    } else {
      sortByBytes()
    }
    if isDescending { invert() }
  }

  private mutating func invert() {
    for place in indices { self[place].word = ~self[place].word }
  }

  /// Sorts by each byte in turn, the lowest first; a byte that is equal in all words is skipped.
  private mutating func sortByBytes() {
    var other = Array(self)
    var own = other
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      var ends = [Int](repeating: 0, count: 256)
      for entry in own { ends[Int(entry.word >> shift & 0xff)] += 1 }
      if ends.contains(own.count) { continue }
      var end = 0
      for byte in ends.indices {
        end += ends[byte]
        ends[byte] = end - ends[byte]
      }
      for entry in own {
        let byte = Int(entry.word >> shift & 0xff)
        other[ends[byte]] = entry
        ends[byte] += 1
      }
      swap(&own, &other)
    }
    replaceSubrange(indices, with: own)
  }
}

/// One of many things to be sorted: a word to go by, and its number.
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
  /// From so many on it is faster to go through all of them for each byte.
  private static let many = 2_048

  /// By their words, and what is alike by its number, for which they stand in rising order.
  mutating func sort(isDescending: Bool) {
    // What differs in no word need not be moved.
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

  /// By each byte in turn, the lowest first; bytes that are the same in all are passed over.
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

/// The first lines of a table, laid over each other.
struct AlignedSample: Sendable {
  static let size = 1000
  /// Columns are looked for in so many places of each line, more than any screen has.
  private static let places = 1 << 12

  let measure: AlignedMeasure
  private(set) var lineCount = 0
  /// Whether the first line has something else than a blank, for each place.
  private var titles: [Bool] = []
  /// How many of the other lines have; of the same length.
  private var fills: [Int] = []
  /// How many words begin or end where one of the first line does.
  private(set) var sharedEdges = 0

  init(by measure: AlignedMeasure) {
    self.measure = measure
  }

  /// Takes in the lines that there are by now.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, linesOf index: RecordIndex) {
    while lineCount < min(index.recordCount, Self.size) {
      readLine(index.range(of: lineCount, in: bytes), of: bytes)
      lineCount += 1
    }
  }

  private mutating func readLine(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    var place = 0
    var wasFilled = false
    for offset in line where bytes[offset] & 0xc0 != 0x80 {
      if place >= Self.places { break }
      let isFilled = !bytes[offset].isFieldBlank && bytes[offset] != UInt8(ascii: "\r")
      let end = place + measure.width(at: offset, in: bytes)
      grow(to: end)
      if lineCount == 0 {
        for place in place..<end { titles[place] = isFilled }
      } else if isFilled {
        for place in place..<end { fills[place] += 1 }
      }
      if isFilled != wasFilled, isTitled(place) == isFilled, isTitled(place - 1) == wasFilled {
        sharedEdges += 1
      }
      wasFilled = isFilled
      place = end
    }
  }

  private func isTitled(_ place: Int) -> Bool {
    titles.indices.contains(place) && titles[place]
  }

  private mutating func grow(to count: Int) {
    while fills.count < count {
      titles.append(false)
      fills.append(0)
    }
  }

  /// The columns between which lines are blank.
  ///
  /// Words of a last column line up by chance, as those of `2 hours ago` do; so where there are titles,
  /// what has none belongs to the column before.
  func columns(hasTitles: Bool?) -> AlignedColumns {
    switch hasTitles {
    case true?: titled
    case false?: untitled { titles[$0] || fills[$0] > 0 }
    case nil: likely
    }
  }

  /// With titles, unless they are one column above many, as `total 104` is in what `ls -l` prints.
  private var likely: AlignedColumns {
    let titled = titled
    let others = untitled { fills[$0] > 0 }
    let wordCount = Self.gaps(in: titles).count + 1
    return titled.count == 1 && wordCount * 2 <= others.count ? others : titled
  }

  private var titled: AlignedColumns {
    let parts = Self.gaps(in: titles)
    let gaps = parts.indices.compactMap { index in
      gap(
        in: parts[index], after: index == 0 ? 0 : parts[index - 1].upperBound,
        before: index + 1 < parts.count ? parts[index + 1].lowerBound : fills.count)
    }
    return AlignedColumns(gaps: gaps, hasTitles: true, measure: measure)
  }

  private func untitled(where isFilled: (Int) -> Bool) -> AlignedColumns {
    AlignedColumns(
      gaps: Self.gaps(in: fills.indices.map(isFilled)), hasTitles: false, measure: measure)
  }

  /// What is blank in all lines, or else in nearly all that have something on both of its sides.
  private func gap(in part: Range<Int>, after start: Int, before end: Int) -> Range<Int>? {
    if let gap = last(of: part, filledInAtMost: 0) { return gap }
    guard recordCount >= 3, let gap = last(of: part, filledInAtMost: max(1, recordCount / 20)),
      isMostlyFilled(start..<gap.lowerBound), isMostlyFilled(gap.upperBound..<end)
    else { return nil }
    return gap
  }

  private var recordCount: Int { max(0, lineCount - 1) }

  private func isMostlyFilled(_ part: Range<Int>) -> Bool {
    (fills[part].max() ?? 0) * 2 > recordCount
  }

  private func last(of part: Range<Int>, filledInAtMost count: Int) -> Range<Int>? {
    guard let last = fills[part].lastIndex(where: { $0 <= count }) else { return nil }
    let filled = fills[part.lowerBound..<last].lastIndex { $0 > count }
    return (filled.map { $0 + 1 } ?? part.lowerBound)..<last + 1
  }

  /// What is false between what is true.
  private static func gaps(in filled: [Bool]) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var last: Int?
    for place in filled.indices where filled[place] {
      if let last, last + 1 < place { gaps.append(last + 1..<place) }
      last = place
    }
    return gaps
  }
}

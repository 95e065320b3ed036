/// The first lines of a table, overlaid to find its columns.
struct AlignedSample {
  let measure: AlignedMeasure
  private var lineCount = 0
  private var titles: [Range<Int>] = []
  /// The places where words of the first line begin, and the places after their ends.
  private var edges = (starts: Set<Int>(), ends: Set<Int>())
  private var gaps: [TitleGap] = []
  /// The places of the parts of the rule below the titles, such as `----  -----`.
  private var rule: [Range<Int>] = []
  private var fills: [Int] = []
  /// The number of word starts and word ends in records that line up with those of titles.
  private var sharedEdges = 0

  /// Overlays lines up to an empty line after the records, in the measure that fits best.
  static func best(
    of lines: some Sequence<Range<Int>>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> AlignedSample {
    let ways = AlignedMeasure.allCases.map { measure in
      var sample = AlignedSample(measure: measure)
      for line in lines {
        if sample.lineCount == 0 || !bytes[line].isBlank {
          sample.read(line, of: bytes)
        } else if sample.lineCount > sample.headerCount {
          break
        }
      }
      return sample
    }
    return ways.max { $0.sharedEdges < $1.sharedEdges } ?? ways[0]
  }

  private init(measure: AlignedMeasure) {
    self.measure = measure
  }

  private mutating func read(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    let words = AlignedLine(line, of: bytes, by: measure).words
    if lineCount == 0 {
      readTitles(words, of: bytes)
    } else if lineCount == 1, let drawn = TableRule(line, of: bytes) {
      rule = drawn.parts
    } else {
      readRecord(words, of: bytes)
    }
    lineCount += 1
  }

  private mutating func readTitles(
    _ words: [AlignedLine.Word], of bytes: UnsafeBufferPointer<UInt8>
  ) {
    // Before the titles there may be a time, or the sign of a comment.
    let words = words.drop { bytes[$0.bytes].isTime || bytes[$0.bytes].reads("#") }
    titles = words.map(\.places)
    edges = (Set(titles.map(\.lowerBound)), Set(titles.map(\.upperBound)))
    for (index, word) in words.enumerated() {
      guard index > 0 || word.places.lowerBound > 0 else { continue }
      gaps.append(
        TitleGap(
          between: index == 0 ? nil : titles[index - 1], and: word.places,
          mayContinueTitle: bytes[word.bytes.lowerBound].isSmallLetter))
    }
  }

  private mutating func readRecord(
    _ words: [AlignedLine.Word], of bytes: UnsafeBufferPointer<UInt8>
  ) {
    let length = words.last?.places.upperBound ?? 0
    if fills.count < length { fills += repeatElement(0, count: length - fills.count) }
    for place in words.map(\.places) {
      for place in place { fills[place] += 1 }
      if edges.starts.contains(place.lowerBound) { sharedEdges += 1 }
      if edges.ends.contains(place.upperBound) { sharedEdges += 1 }
    }
    guard !gaps.isEmpty else { return }
    var left = words[...]
    for index in gaps.indices {
      left = left.drop { $0.places.upperBound <= gaps[index].start }
      gaps[index].read(left, of: bytes)
    }
  }

  /// True if the rule has several parts, and each part begins or ends with a title.
  var isRuled: Bool {
    rule.count > 1
      && rule.allSatisfy {
        edges.starts.contains($0.lowerBound) || edges.ends.contains($0.upperBound)
      }
  }

  private var headerCount: Int { rule.isEmpty ? 1 : 2 }

  /// A word without a title joins the column before; words like `2 hours ago` line up by chance.
  func columns(hasTitles: Bool?) -> AlignedColumns {
    switch hasTitles {
    case true?: titled
    case false?: untitled(with: titles)
    case nil: likely
    }
  }

  /// The titled columns, unless the first line has no titles, as `total 104` of `ls -l`.
  private var likely: AlignedColumns {
    let titled = titled
    let others = untitled(with: [])
    return titled.count == 1 && titles.count * 2 <= others.count ? others : titled
  }

  private var titled: AlignedColumns {
    let hasNarrow = gaps.contains(where: \.isNarrowCut)
    let hasWide = gaps.count { $0.places.count > 1 } * 2 > gaps.count
    let cuts = gaps.filter { $0.isCut(amongNarrow: hasNarrow, amongWide: hasWide) }.map {
      $0.belongsToNextTitle ? firstBlank(of: $0.places) : emptiest(of: $0.places)
    }
    let parts = zip(rule, rule.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    return AlignedColumns(
      gaps: isRuled ? parts : cuts, headerCount: headerCount, measure: measure,
      margin: titles.first?.lowerBound ?? 0)
  }

  /// Returns the last run of `places` that is blank in the most lines.
  private func emptiest(of places: Range<Int>) -> Range<Int> {
    let least = places.map(fillCount).min() ?? 0
    let last = places.last { fillCount(at: $0) == least } ?? places.lowerBound
    let filled = (places.lowerBound..<last).last { fillCount(at: $0) > least }
    return (filled.map { $0 + 1 } ?? places.lowerBound)..<last + 1
  }

  private func firstBlank(of places: Range<Int>) -> Range<Int> {
    places.lowerBound..<(places.first { fillCount(at: $0) > 0 } ?? places.upperBound)
  }

  private func fillCount(at place: Int) -> Int { place < fills.count ? fills[place] : 0 }

  /// Returns the columns between places where `words` and all lines are blank.
  private func untitled(with words: [Range<Int>]) -> AlignedColumns {
    var filled = fills.map { $0 > 0 }
    for word in words {
      while filled.count < word.upperBound { filled.append(false) }
      for place in word { filled[place] = true }
    }
    return AlignedColumns(gaps: Self.gaps(in: filled), headerCount: 0, measure: measure)
  }

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

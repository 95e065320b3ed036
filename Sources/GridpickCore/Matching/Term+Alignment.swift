extension Term {
  /// A long text is first aligned only in its beginning, so that bytes times letters are at most
  /// this number.
  private static let mostCells = 1 << 15

  /// The beginning of a long text, in which the term is looked for first; nil for a short text.
  private func beginning(of text: TextBytes) -> TextBytes? {
    let most = Self.mostCells / letters.count
    return text.count > most ? UnsafeBufferPointer(rebasing: text.prefix(most)) : nil
  }

  /// Returns the score of the best alignment, in a long text first in its beginning; nil if none.
  func alignedScore(in text: TextBytes) -> Int? {
    guard text.count >= letters.count else { return nil }
    guard let beginning = beginning(of: text) else { return score(ofAll: text) }
    guard filter.firstPlace(in: text) != nil else { return nil }
    return score(ofAll: beginning) ?? score(ofAll: text)
  }

  private func score(ofAll text: TextBytes) -> Int? {
    if let sweep, let score = sweptScore(in: text, by: sweep) { return score }
    return filter.firstPlace(in: text).flatMap { readScore(in: text, from: $0) }
  }

  @inline(__always)
  private func withAlignment<Result>(_ body: (Alignment) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: Alignment.Reach.self, capacity: Self.mostFuzzy + 1) {
      body(Alignment($0, letterCount: letters.count))
    }
  }

  /// Returns the score by a sweep; the outer optional is nil if the text is not ASCII.
  @inline(__always)
  private func sweptScore(in text: TextBytes, by sweep: LetterSweep) -> Int?? {
    withAlignment { alignment in
      let isSwept = sweep.visitLetters(text) { alignment.match($0, at: $1, $2, name: $3) }
      return isSwept ? .some(alignment.score) : nil
    }
  }

  func readScore(in text: TextBytes, from start: Int) -> Int? {
    withAlignment { alignment in
      align(alignment, text, from: start) { _, _ in }
      return alignment.score
    }
  }

  /// Returns the bytes of the letters in the best alignment, in as much of a text as is searched.
  func alignedPlaces(in text: TextBytes) -> [Range<Int>] {
    let text = UnsafeBufferPointer(rebasing: text.prefix(TextExtent.searchedByteCount))
    guard let first = filter.firstPlace(in: text) else { return [] }
    var found = beginning(of: text).map { bestLetters(in: $0, from: first) } ?? []
    if found.isEmpty { found = bestLetters(in: text, from: first) }
    var places: [Range<Int>] = []
    for letter in found {
      if let last = places.last, last.upperBound == letter.lowerBound {
        places[places.count - 1] = last.lowerBound..<letter.upperBound
      } else {
        places.append(letter)
      }
    }
    return places
  }

  private func bestLetters(in text: TextBytes, from start: Int) -> [Range<Int>] {
    var steps = [[AlignmentStep]](repeating: [], count: letters.count)
    withAlignment { align($0, text, from: start) { steps[$0].append($1) } }
    return steps.bestLetters
  }

  /// Passes on each letter that continues all earlier letters of the term, with its number there.
  private func align(
    _ alignment: Alignment, _ text: TextBytes, from start: Int,
    _ pass: (Int, AlignmentStep) -> Void
  ) {
    let reader = LetterReader(text: text)
    let nameStart = reader.nameStart
    // All bytes before the first place are ASCII, so that offsets are places.
    var place = start
    var offset = start
    while offset < text.count {
      let letter = reader.letter(at: offset)
      let folded = folding.folded(letter.scalar)
      for index in letters.indices.reversed() where letters[index] == folded {
        let beginning = Scoring.beginning(letter.scalar, after: reader.scalar(before: offset))
        let name = Scoring.name(offset - nameStart)
        alignment.match(
          index + 1, at: Int32(truncatingIfNeeded: place), Int32(beginning), name: Int32(name))
        let reach = alignment.reaches[index + 1]
        let step = AlignmentStep(
          place: place, bytes: offset..<offset + letter.length,
          beginning: beginning, name: name, rooted: Int(reach.rooted), loose: Int(reach.loose))
        if step.best > Int(Alignment.Reach.none / 2) { pass(index, step) }
      }
      offset &+= letter.length
      place &+= 1
    }
  }
}

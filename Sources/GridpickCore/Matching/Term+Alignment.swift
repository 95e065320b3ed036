extension Term {
  /// Returns the score of the best alignment; nil if there is none.
  func alignedScore(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.count >= letters.count else { return nil }
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
  private func sweptScore(
    in text: UnsafeBufferPointer<UInt8>, by sweep: LetterSweep
  ) -> Int?? {
    withAlignment { alignment in
      let isSwept = sweep.visitLetters(text) { alignment.match($0, at: $1, $2, name: $3) }
      return isSwept ? .some(alignment.score) : nil
    }
  }

  func readScore(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    withAlignment { alignment in
      align(alignment, text, from: start) { _ in }
      return alignment.score
    }
  }

  /// Returns the bytes of the letters in the best alignment, in as much of a text as is searched.
  func alignedPlaces(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    let text = UnsafeBufferPointer(rebasing: text.prefix(TextExtent.searchedByteCount))
    guard let first = filter.firstPlace(in: text) else { return [] }
    var steps: [AlignmentStep] = []
    withAlignment { align($0, text, from: first) { steps.append($0) } }
    var places: [Range<Int>] = []
    for letter in steps.best(upTo: letters.count) {
      if let last = places.last, last.upperBound == letter.lowerBound {
        places[places.count - 1] = last.lowerBound..<letter.upperBound
      } else {
        places.append(letter)
      }
    }
    return places
  }

  /// Passes on each letter that continues all earlier letters of the term.
  private func align(
    _ alignment: Alignment, _ text: UnsafeBufferPointer<UInt8>, from start: Int,
    _ pass: (AlignmentStep) -> Void
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
          index: index + 1, place: place, bytes: offset..<offset + letter.length,
          beginning: beginning, name: name, rooted: Int(reach.rooted), loose: Int(reach.loose))
        if step.best > Int(Alignment.Reach.none / 2) { pass(step) }
      }
      offset &+= letter.length
      place &+= 1
    }
  }
}

extension Term {
  /// Beyond so many letters times bytes the letters are taken as they come, not where they are best.
  private static let mostCells = 1 << 17

  private func isBounded(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    letters.count <= LetterSlots.most && text.count <= Self.mostCells / letters.count
  }

  /// The score of the best alignment.
  func alignedScore(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard letters.count > 1 else { return letterScore(in: text) }
    guard let outermost = filter.outermostPlaces(in: text) else { return nil }
    guard isBounded(text) else { return FirstAlignment(self, in: text)?.score }
    return withUnsafeTemporaryAllocation(
      of: Alignment.Score.Reach.self, capacity: letters.count + 1
    ) {
      let score = Alignment.Score($0)
      let nameStart = LetterReader(text: text).nameStart
      let isSwept = sweep?.take(outermost, of: text, nameStart: nameStart, for: score)
      return isSwept == true ? score.value : readScore(in: text, from: outermost.lowerBound)
    }
  }

  /// The same for whatever letters, read one by one.
  func readScore(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    withUnsafeTemporaryAllocation(of: Alignment.Reach.self, capacity: letters.count) {
      let alignment = Alignment($0)
      align(alignment, text, from: start)
      return alignment.score
    }
  }

  /// The bytes that the best alignment takes.
  func alignedPlaces(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard let outermost = filter.outermostPlaces(in: text) else { return [] }
    guard isBounded(text) else { return FirstAlignment(self, in: text)?.bytes ?? [] }
    let places = withUnsafeTemporaryAllocation(
      of: Alignment.Reach.self, capacity: letters.count
    ) { reaches in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: letters.count * text.count * 2) {
        let alignment = Alignment(reaches, trace: $0)
        align(alignment, text, from: outermost.lowerBound)
        return alignment.places
      }
    }
    return LetterReader(text: text).bytes(of: places)
  }

  private func align(
    _ alignment: Alignment, _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) {
    let reader = LetterReader(text: text)
    let nameStart = reader.nameStart
    // All before the first place is ASCII, so that offsets are places.
    var place = start
    var offset = start
    while offset < text.count {
      let letter = reader.letter(at: offset)
      let bits = slots[letter.scalar]
      if bits != 0 {
        alignment.take(
          bits, at: place,
          worth: Scoring.beginning(letter.scalar, after: reader.scalar(before: offset)),
          name: Scoring.name(offset - nameStart))
      }
      offset &+= letter.length
      place &+= 1
    }
  }

  /// The same for a single letter, which is found faster than read to.
  private func letterScore(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = filter.nextPlace(in: text, from: 0)
    guard offset < text.count else { return nil }
    let reader = LetterReader(text: text)
    let nameStart = reader.nameStart
    var best: Int?
    while offset < text.count {
      let letter = reader.letter(at: offset)
      if slots[letter.scalar] != 0 {
        let beginning = Scoring.beginning(letter.scalar, after: reader.scalar(before: offset))
        let score =
          Scoring.letter &+ beginning &* Scoring.firstFactor &+ Scoring.name(offset &- nameStart)
        best = max(best ?? score, score)
      }
      offset = filter.nextPlace(in: text, from: offset &+ letter.length)
    }
    return best
  }
}

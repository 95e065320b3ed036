extension Term {
  /// The limit of letters times bytes, beyond which the first alignment replaces the best one.
  private static let mostCells = 1 << 17

  private func isBounded(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    letters.count <= LetterSlots.most && text.count * letters.count <= Self.mostCells
  }

  /// Returns the score of the best alignment, or in a text beyond the limit that of the first one.
  func alignedScore(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.count >= letters.count else { return nil }
    let isBounded = letters.count == 1 || isBounded(text)
    if isBounded, let sweep, let score = sweptScore(in: text, by: sweep) { return score }
    guard let outermost = filter.outermostPlaces(in: text) else { return nil }
    guard isBounded else { return FirstAlignment(self, in: text)?.score }
    return readScore(in: text, from: outermost.lowerBound)
  }

  /// Returns the score by a sweep; the outer optional is nil if the text is not ASCII.
  @inline(__always)
  private func sweptScore(
    in text: UnsafeBufferPointer<UInt8>, by sweep: LetterSweep
  ) -> Int?? {
    withUnsafeTemporaryAllocation(
      of: Alignment.Score.Reach.self, capacity: LetterSlots.most + 1
    ) {
      let score = Alignment.Score($0, letterCount: letters.count)
      let isSwept = sweep.visitLetters(text) { score.match($0, at: $1, $2, name: $3) }
      return isSwept ? .some(score.value) : nil
    }
  }

  func readScore(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    withUnsafeTemporaryAllocation(of: Alignment.Reach.self, capacity: letters.count) {
      let alignment = Alignment($0)
      align(alignment, text, from: start)
      return alignment.score
    }
  }

  /// Returns the bytes of the letters in the best alignment, or beyond the limit in the first one.
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
    // All bytes before the first place are ASCII, so that offsets are places.
    var place = start
    var offset = start
    while offset < text.count {
      let letter = reader.letter(at: offset)
      let bits = slots[letter.scalar]
      if bits != 0 {
        alignment.match(
          bits, at: place,
          worth: Scoring.beginning(letter.scalar, after: reader.scalar(before: offset)),
          name: Scoring.name(offset - nameStart))
      }
      offset &+= letter.length
      place &+= 1
    }
  }
}

/// The first places of a fuzzy term's letters, used if text or term is too long for the best ones.
struct FirstAlignment {
  private(set) var bytes: [Range<Int>] = []
  private var tally = Tally()

  var score: Int { tally.score }

  init?(_ term: Term, in text: UnsafeBufferPointer<UInt8>) {
    let reader = LetterReader(text: text)
    let nameStart = reader.nameStart
    var previous = reader.scalar(before: 0)
    var offset = 0
    var place = 0
    var index = 0
    while offset < text.count, index < term.letters.count {
      let letter = reader.letter(at: offset)
      let end = offset + letter.length
      if term.folding.folded(letter.scalar) == term.letters[index] {
        tally.add(
          place, worth: Scoring.beginning(letter.scalar, after: previous),
          name: Scoring.name(offset - nameStart))
        bytes.append(joining: offset..<end)
        index += 1
      }
      previous = letter.scalar
      offset = end
      place += 1
    }
    guard index == term.letters.count else { return nil }
  }
}

extension [Range<Int>] {
  mutating func append(joining range: Range<Int>) {
    if let last, last.upperBound == range.lowerBound {
      self[count - 1] = last.lowerBound..<range.upperBound
    } else {
      append(range)
    }
  }
}

/// The best alignment of a term's letters with a text, found while the text is read once.
///
/// A run that begins a word is rooted, else loose; only its end shows which is better.
struct Alignment {
  /// The best score of the term's letters up to one of them, with the place of that letter.
  struct Way {
    static let none = Int.min / 2

    var value = Self.none
    /// Twice the place, plus 1 if the run is rooted; -1 before the first letter.
    var last: Int32 = -1

    @inline(__always)
    mutating func keepBetter(_ other: Way) {
      if other.value > value { self = other }
    }
  }

  /// The best ways up to one letter of the term.
  struct Reach {
    /// The best way so far, scored as if the gap behind it had begun at the start of the text.
    var best = Way()
    /// The last place of the letter; `rooted` and `loose` are the best scores there.
    var place = -2
    var rooted = Way.none
    var loose = Way.none
  }

  let reaches: UnsafeMutableBufferPointer<Reach>
  /// The `last` of the letter before, by place, letter and kind of run; nil to get only the score.
  let trace: UnsafeMutableBufferPointer<Int32>?

  init(
    _ reaches: UnsafeMutableBufferPointer<Reach>, trace: UnsafeMutableBufferPointer<Int32>? = nil
  ) {
    reaches.initialize(repeating: Reach())
    self.reaches = reaches
    self.trace = trace
  }

  /// The term's last letter goes first, so that none continues from one given this place just now.
  @inline(__always)
  func match(_ bits: UInt64, at place: Int, worth beginning: Int, name: Int) {
    var left = bits
    while left != 0 {
      let index = 63 &- left.leadingZeroBitCount
      left ^= 1 << UInt64(truncatingIfNeeded: index)
      if index > 0, reaches[index &- 1].best.last < 0 { continue }
      match(index, at: place, beginning, name)
    }
  }

  @inline(__always)
  private func match(_ index: Int, at place: Int, _ beginning: Int, _ name: Int) {
    let worth = Scoring.letter &+ name
    var rooted = Way()
    var other = Way()
    if index == 0 {
      other.value = beginning &* Scoring.firstFactor
    } else {
      let before = reaches[index &- 1]
      other = before.best
      other.value &+= beginning &- Scoring.gap &- place &* Scoring.gapLetter
      if before.place == place &- 1 {
        let last = Int32(truncatingIfNeeded: before.place &* 2)
        other.keepBetter(Way(value: before.loose &+ max(beginning, Scoring.adjoining), last: last))
        rooted = Way(value: before.rooted &+ max(beginning, Scoring.rooted), last: last &+ 1)
      }
    }
    if beginning > 0 {
      rooted.keepBetter(other)
      other = Way()
    }
    rooted.value &+= worth
    other.value &+= worth
    set(index, at: place, rooted, other)
  }

  @inline(__always)
  private func set(_ index: Int, at place: Int, _ rooted: Way, _ loose: Way) {
    if let trace {
      trace[(place &* reaches.count &+ index) &* 2] = loose.last
      trace[(place &* reaches.count &+ index) &* 2 &+ 1] = rooted.last
    }
    reaches[index].place = place
    reaches[index].rooted = rooted.value
    reaches[index].loose = loose.value
    let last = Int32(truncatingIfNeeded: place &* 2)
    var best = Way(value: loose.value, last: last)
    best.keepBetter(Way(value: rooted.value, last: last &+ 1))
    if index &+ 1 < reaches.count { best.value &+= (place &+ 1) &* Scoring.gapLetter }
    reaches[index].best.keepBetter(best)
  }
}

extension Alignment {
  var score: Int? {
    guard let best = reaches.last?.best, best.last >= 0 else { return nil }
    return best.value
  }

  var places: [Int] {
    guard let trace, var last = reaches.last?.best.last else { return [] }
    var places: [Int] = []
    for index in reaches.indices.reversed() where last >= 0 {
      let place = Int(last >> 1)
      places.append(place)
      last = trace[(place * reaches.count + index) * 2 + Int(last & 1)]
    }
    return places.reversed()
  }
}

extension Alignment {
  /// The best score without the places; it has no branches, because none could be predicted.
  struct Score {
    /// The best scores up to one letter of the term; the first `Reach` stands before all letters.
    struct Reach {
      /// A score so low that no sum with it passes for a real score.
      static let none = Int32.min / 2

      var best = none
      var place: Int32 = -2
      var rooted = none
      var loose = none
    }

    let reaches: UnsafeMutablePointer<Reach>
    private let lastIndex: Int

    /// Needs memory for one `Reach` more than the term has letters.
    @inline(__always)
    init(_ reaches: UnsafeMutableBufferPointer<Reach>, letterCount: Int) {
      self.reaches = reaches.baseAddress.unsafelyUnwrapped
      for index in 0...letterCount { self.reaches[index] = Reach() }
      lastIndex = letterCount
    }

    @inline(__always)
    var value: Int? {
      let best = reaches[lastIndex].best
      return best > Reach.none / 2 ? Int(best) : nil
    }

    /// From 1; of several letters at a place the last goes first, so that none continues another.
    @inline(__always)
    func match(_ index: Int, at place: Int32, _ beginning: Int32, name: Int32) {
      let worth = Int32(Scoring.letter) &+ name
      let before = reaches[index &- 1]
      let adjoins = before.place == place &- 1
      let begins = beginning > 0
      let far =
        index == 1
        ? beginning &* Int32(Scoring.firstFactor)
        : before.best &+ beginning &- Int32(Scoring.gap) &- place &* Int32(Scoring.gapLetter)
      let loose = before.loose &+ max(beginning, Int32(Scoring.adjoining))
      let rooted = before.rooted &+ max(beginning, Int32(Scoring.rooted))
      let other = max(far, adjoins ? loose : Reach.none)
      let whole = adjoins ? rooted : Reach.none
      let best = max(other, whole)
      let skipped = index == lastIndex ? 0 : (place &+ 1) &* Int32(Scoring.gapLetter)
      reaches[index] = Reach(
        best: max(reaches[index].best, best &+ worth &+ skipped), place: place,
        rooted: (begins ? best : whole) &+ worth, loose: (begins ? Reach.none : other) &+ worth)
    }
  }
}

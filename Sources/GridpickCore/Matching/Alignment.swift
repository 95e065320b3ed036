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

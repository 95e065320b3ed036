/// The best way to take the letters of a term from a text that is read once, from its beginning to its end.
///
/// Letters side by side are worth more where the first of them begins a word: such a run is rooted, another
/// is loose. Of both the best is kept, for which is better is known only where the run ends.
struct Alignment {
  /// How well the letters up to one of the term can be taken, and where that one is then.
  struct Way {
    static let none = Int.min / 2

    var value = Self.none
    /// Twice the place, and one more where the run is rooted; nothing before the first letter.
    var last: Int32 = -1

    @inline(__always)
    mutating func take(_ other: Way) {
      if other.value > value { self = other }
    }
  }

  /// What is known of one letter of the term.
  struct Reach {
    /// The best place for it so far, as if the gap behind had begun with the text.
    var best = Way()
    /// Where it was seen last, and how well that goes.
    var place = -2
    var rooted = Way.none
    var loose = Way.none
  }

  let reaches: UnsafeMutableBufferPointer<Reach>
  /// For each place, letter and kind of run what comes before it; nothing where nobody asks.
  let trace: UnsafeMutableBufferPointer<Int32>?

  init(
    _ reaches: UnsafeMutableBufferPointer<Reach>, trace: UnsafeMutableBufferPointer<Int32>? = nil
  ) {
    reaches.initialize(repeating: Reach())
    self.reaches = reaches
    self.trace = trace
  }

  /// Takes a place that may be any of these letters of the term, a bit each.
  ///
  /// From the last letter to the first, so that none goes on from the place that was just given to the one
  /// before.
  @inline(__always)
  func take(_ bits: UInt64, at place: Int, worth beginning: Int, name: Int) {
    var left = bits
    while left != 0 {
      let index = 63 &- left.leadingZeroBitCount
      left ^= 1 << UInt64(truncatingIfNeeded: index)
      if index > 0, reaches[index &- 1].best.last < 0 { continue }
      take(index, at: place, beginning, name)
    }
  }

  @inline(__always)
  private func take(_ index: Int, at place: Int, _ beginning: Int, _ name: Int) {
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
        other.take(Way(value: before.loose &+ max(beginning, Scoring.adjoining), last: last))
        rooted = Way(value: before.rooted &+ max(beginning, Scoring.rooted), last: last &+ 1)
      }
    }
    if beginning > 0 {
      rooted.take(other)
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
    best.take(Way(value: rooted.value, last: last &+ 1))
    if index &+ 1 < reaches.count { best.value &+= (place &+ 1) &* Scoring.gapLetter }
    reaches[index].best.take(best)
  }
}

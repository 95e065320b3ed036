extension Alignment {
  /// Nothing but how well the best way goes, which is found faster than the way.
  ///
  /// All is chosen without branches, since what comes next cannot be foreseen.
  struct Score {
    /// What is known of one letter of the term, and before the first of what is before all.
    struct Reach {
      /// Far from what could be added, so that nothing made of it passes for a score.
      static let none = Int32.min / 2

      var best = none
      var place: Int32 = -2
      var rooted = none
      var loose = none
    }

    let reaches: UnsafeMutableBufferPointer<Reach>
    private let lastIndex: Int

    /// Takes room for one more than the term has letters.
    @inline(__always)
    init(_ reaches: UnsafeMutableBufferPointer<Reach>) {
      reaches.initialize(repeating: Reach())
      self.reaches = reaches
      lastIndex = reaches.count - 1
    }

    /// How well the best way takes all letters; nil where there is none.
    @inline(__always)
    var value: Int? {
      let best = reaches[lastIndex].best
      return best > Reach.none / 2 ? Int(best) : nil
    }

    /// Takes a place that may be any of these letters of the term, a bit each.
    @inline(__always)
    func take(_ bits: UInt64, at place: Int32, worth beginning: Int32, name: Int32) {
      var left = bits
      while left != 0 {
        let index = 63 &- left.leadingZeroBitCount
        left ^= 1 &<< UInt64(truncatingIfNeeded: index)
        take(index &+ 1, at: place, beginning, Int32(Scoring.letter) &+ name)
      }
    }

    @inline(__always)
    private func take(_ index: Int, at place: Int32, _ beginning: Int32, _ worth: Int32) {
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

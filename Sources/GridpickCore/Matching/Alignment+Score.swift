extension Alignment {
  /// The score of the best alignment without the places, which is faster to compute.
  ///
  /// All choices are made without branches, because no branch could be predicted.
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

    let reaches: UnsafeMutableBufferPointer<Reach>
    private let lastIndex: Int

    /// Needs memory for one `Reach` more than the term has letters.
    @inline(__always)
    init(_ reaches: UnsafeMutableBufferPointer<Reach>) {
      reaches.initialize(repeating: Reach())
      self.reaches = reaches
      lastIndex = reaches.count - 1
    }

    /// The score of the best alignment of all letters; nil if there is none.
    @inline(__always)
    var value: Int? {
      let best = reaches[lastIndex].best
      return best > Reach.none / 2 ? Int(best) : nil
    }

    /// Matches a letter of the text with several letters of the term, one bit for each.
    @inline(__always)
    func match(_ bits: UInt64, at place: Int32, worth beginning: Int32, name: Int32) {
      var left = bits
      while left != 0 {
        let index = 63 &- left.leadingZeroBitCount
        left ^= 1 &<< UInt64(truncatingIfNeeded: index)
        match(index &+ 1, at: place, beginning, Int32(Scoring.letter) &+ name)
      }
    }

    @inline(__always)
    private func match(_ index: Int, at place: Int32, _ beginning: Int32, _ worth: Int32) {
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

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

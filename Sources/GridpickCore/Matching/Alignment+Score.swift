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

    let reaches: UnsafeMutablePointer<Reach>
    private let lastIndex: Int

    /// Needs memory for one `Reach` more than the term has letters.
    @inline(__always)
    init(_ reaches: UnsafeMutableBufferPointer<Reach>, letterCount: Int) {
      self.reaches = reaches.baseAddress.unsafelyUnwrapped
      for index in 0...letterCount { self.reaches[index] = Reach() }
      lastIndex = letterCount
    }

    /// The score of the best alignment of all letters; nil if there is none.
    @inline(__always)
    var value: Int? {
      let best = reaches[lastIndex].best
      return best > Reach.none / 2 ? Int(best) : nil
    }

    /// Matches a letter of the text with a letter of the term, whose index counts from 1.
    ///
    /// Of several letters of the term at one place the last comes first, so that no letter
    /// continues from one that was given this place.
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

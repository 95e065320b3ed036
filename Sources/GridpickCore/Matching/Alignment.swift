/// The best score of a term's letters in a text, found while the text is read once.
///
/// A run that begins a word is rooted, else loose; only its end shows which is better. There are no
/// branches, because none could be predicted.
struct Alignment {
  /// The best scores up to one letter of the term; the first `Reach` stands before all letters.
  struct Reach {
    /// A score so low that no sum with it passes for a real score.
    static let none = Int32.min / 2

    /// The best score so far, as if the gap after it had begun at the start of the text.
    var best = none
    /// The last place of the letter; `rooted` and `loose` are the best scores there.
    var place: Int32 = -2
    var rooted = none
    var loose = none
  }

  let reaches: UnsafeMutablePointer<Reach>
  private let lastIndex: Int

  /// `reaches` must have room for one `Reach` more than the term has letters.
  @inline(__always)
  init(_ reaches: UnsafeMutableBufferPointer<Reach>, letterCount: Int) {
    self.reaches = reaches.baseAddress.unsafelyUnwrapped
    for index in 0...letterCount { self.reaches[index] = Reach() }
    lastIndex = letterCount
  }

  @inline(__always)
  var score: Int? {
    let best = reaches[lastIndex].best
    return best > Reach.none / 2 ? Int(best) : nil
  }

  /// Notes that the letter `index` of the term, counted from 1, matches at a place.
  ///
  /// If several letters of the term match at one place, pass the last of them first, so that none
  /// of them continues another.
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

/// A letter of a text that stands for one of a term, with the best scores up to there.
struct AlignmentStep {
  let place: Int
  let bytes: Range<Int>
  let beginning: Int
  let name: Int
  let rooted: Int
  let loose: Int

  var best: Int { max(rooted, loose) }
}

/// The steps of each letter of a term, by rising places.
extension [[AlignmentStep]] {
  /// Returns the letters of the best alignment in text order, found from the last one back.
  var bestLetters: [Range<Int>] {
    guard var step = last?.max(by: { $0.best < $1.best }) else { return [] }
    var isRooted = step.rooted > step.loose
    var letters = [step.bytes]
    for own in dropLast().reversed() {
      let earlier = own[..<own.indices.partitionPoint { own[$0].place < step.place }]
      let score = (isRooted ? step.rooted : step.loose) - Scoring.letter - step.name
      let adjoining = earlier.last.flatMap { $0.place == step.place - 1 ? $0 : nil }
      let far = earlier.first {
        let skipped = step.place - $0.place - 1
        return score == $0.best + step.beginning - Scoring.gap - skipped * Scoring.gapLetter
      }
      if isRooted, let adjoining,
        score == adjoining.rooted + Swift.max(step.beginning, Scoring.rooted)
      {
        step = adjoining
      } else if let far {
        step = far
        isRooted = far.rooted > far.loose
      } else if let adjoining {
        step = adjoining
        isRooted = false
      }
      letters.append(step.bytes)
    }
    return letters.reversed()
  }
}

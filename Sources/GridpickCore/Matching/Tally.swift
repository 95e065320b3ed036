/// The score of an alignment whose letters are given one after another.
struct Tally {
  private(set) var score = 0
  private var last: Int?
  private var isRooted = false

  /// Adds a letter of the text; `place` is its number among the letters of the text.
  mutating func add(_ place: Int, worth beginning: Int, name: Int) {
    score += Scoring.letter + name
    let skipped = last.map { place - $0 - 1 }
    if skipped == 0 {
      score += max(beginning, isRooted ? Scoring.rooted : Scoring.adjoining)
      isRooted = isRooted || beginning > 0
    } else {
      score +=
        skipped.map { beginning - Scoring.gap - $0 * Scoring.gapLetter }
        ?? beginning * Scoring.firstFactor
      isRooted = beginning > 0
    }
    last = place
  }
}

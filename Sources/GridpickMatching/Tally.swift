/// Counts how well letters are taken that are told one after the other.
struct Tally {
  private(set) var score = 0
  private var last: Int?
  private var isRooted = false

  /// Takes a place in a text, by its number among the letters.
  mutating func take(_ place: Int, worth beginning: Int, name: Int) {
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

@testable import GridpickCore

/// All ways to take the letters of a term from a short text, and what each is worth by the rules of scoring.
struct EveryAlignment {
  private(set) var scores: [[Int]: Int] = [:]

  var best: Int? { scores.values.max() }

  init(of term: Term, in text: String) {
    let scalars = text.unicodeScalars.map(\.value)
    let isPath = scalars.first { $0 == 0x20 || $0 == 0x2f } != 0x20
    let nameStart = isPath ? 1 + (scalars.dropLast().lastIndex(of: 0x2f) ?? -1) : -1
    func extend(_ places: [Int]) {
      guard places.count < term.letters.count else {
        scores[places] = Self.score(places, scalars, nameStart)
        return
      }
      for place in ((places.last ?? -1) + 1)..<max(scalars.count, (places.last ?? -1) + 1)
      where term.folding.folded(scalars[place]) == term.letters[places.count] {
        extend(places + [place])
      }
    }
    extend([])
  }

  private static func score(_ places: [Int], _ scalars: [UInt32], _ nameStart: Int) -> Int {
    // All that is left out between the first letter and the last.
    var score = -(places[places.count - 1] + 1 - places[0] - places.count) * Scoring.gapLetter
    var isRooted = false
    for (index, place) in places.enumerated() {
      let beginning = Scoring.beginning(
        scalars[place], after: place > 0 ? scalars[place - 1] : 0x20)
      score += Scoring.letter
      if place >= nameStart { score += Scoring.name }
      if place == nameStart { score += Scoring.nameStart }
      if index == 0 {
        score += beginning * Scoring.firstFactor
        isRooted = beginning > 0
      } else if places[index - 1] == place - 1 {
        score += max(beginning, isRooted ? Scoring.rooted : Scoring.adjoining)
        isRooted = isRooted || beginning > 0
      } else {
        score += beginning - Scoring.gap
        isRooted = beginning > 0
      }
    }
    return score
  }
}

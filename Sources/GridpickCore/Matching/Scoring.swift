/// The scores by which one alignment of letters is better than another.
///
/// Beginnings of words, the name of a file and adjoining letters raise the score; gaps lower it.
enum Scoring {
  static let letter = 16
  /// The score of a letter in a file's name, behind the last slash; its first gets `nameStart` too.
  static let name = 2
  static let nameStart = 20
  /// The factor by which the beginning of a word counts more for the first letter.
  static let firstFactor = 2
  /// The score of a letter that continues a run from the beginning of a word.
  static let rooted = 32
  /// The score of a letter that continues any other run.
  static let adjoining = 24
  static let gap = 2
  /// More than all terms that somebody types can score.
  static let phrase = 1 << 14
  static let gapLetter = 1

  /// Returns the score for a distance from the start of the name of a file.
  @inline(__always)
  static func name(_ distance: Int) -> Int {
    distance < 0 ? 0 : distance == 0 ? name + nameStart : name
  }

  /// Returns the score of a letter as the beginning of a word, judged by the letter before it.
  ///
  /// Scores are below 32, because `LetterSweep` keeps them in five bits.
  @inline(__always)
  static func beginning(_ scalar: UInt32, after previous: UInt32) -> Int {
    let own = LetterClass(scalar)
    guard own.isOfWord else { return 0 }
    switch LetterClass(previous) {
    case .blank: return 26
    case .delimiter: return 25
    case .sign: return 24
    case .small where own == .capital: return 20
    case .small, .capital, .letter: return own == .digit ? 12 : 0
    case .digit: return 0
    }
  }
}

/// Beginnings of words, a file's name and adjoining letters raise the score; gaps lower it.
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

  @inline(__always)
  static func name(_ distance: Int) -> Int {
    distance < 0 ? 0 : distance == 0 ? name + nameStart : name
  }

  /// Judged by the letter before; below 32, because `LetterSweep` keeps it in five bits.
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

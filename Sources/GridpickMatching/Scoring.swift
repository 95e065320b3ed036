/// What makes one way to take letters better than another: where words begin, in the name of a file, letters
/// side by side; and what is left out between them is a loss.
enum Scoring {
  static let letter = 16
  /// In the name of a file, which is what comes behind the last slash, and at its start.
  static let name = 2
  static let nameStart = 20
  /// How many times the beginning of a word counts for the first letter.
  static let firstFactor = 2
  /// Side by side with letters that begin a word.
  static let rooted = 32
  /// Side by side with others.
  static let adjoining = 24
  static let gap = 2
  static let gapLetter = 1

  /// What it is worth to be so far behind where the name of a file begins.
  @inline(__always)
  static func name(_ distance: Int) -> Int {
    distance < 0 ? 0 : distance == 0 ? name + nameStart : name
  }

  /// What it is worth that a letter begins a word, seen by the one before it.
  @inline(__always)
  static func beginning(_ scalar: UInt32, after previous: UInt32) -> Int {
    let own = LetterClass(scalar)
    guard own.isOfWord else { return 0 }
    switch LetterClass(previous) {
    case .blank, .sign: return 24
    case .small where own == .capital: return 20
    case .small, .capital, .letter: return own == .digit ? 12 : 0
    case .digit: return 0
    }
  }
}

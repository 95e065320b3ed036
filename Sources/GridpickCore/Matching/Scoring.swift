/// The parts of a score: beginnings of words, file names and adjoining letters; gaps lower it.
enum Scoring {
  static let letter = 16
  /// The score of a letter in a file's name, after the last slash; its first gets `nameStart` too.
  static let name = 2
  static let nameStart = 20
  /// The factor by which the beginning of a word counts more for the first letter.
  static let firstFactor = 2
  static let rooted = 32
  static let adjoining = 24
  static let gap = 2
  /// More than all terms of a typed query can score.
  static let phrase = 1 << 14
  static let gapLetter = 1

  @inline(__always)
  static func name(_ distance: Int) -> Int {
    distance < 0 ? 0 : distance == 0 ? name + nameStart : name
  }

  /// The score of a letter that begins a word; below 32, as `LetterSweep` keeps it in five bits.
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

/// The class of a letter; the classes of two neighbours show whether a word begins between them.
enum LetterClass: UInt32 {
  case blank
  /// A sign between the parts of a path or a list.
  case delimiter
  case sign
  case small
  case capital
  case digit
  case letter

  @inline(__always)
  init(_ scalar: UInt32) {
    if scalar &- 0x61 < 26 {
      self = .small
    } else if scalar < 0x80 {
      self.init(ofASCII: scalar)
    } else {
      self.init(beyondASCII: scalar)
    }
  }

  /// A letter of ASCII, but for small ones.
  private init(ofASCII scalar: UInt32) {
    switch scalar {
    case 0x41...0x5a: self = .capital
    case 0x30...0x39: self = .digit
    case 0x20, 0x09...0x0d: self = .blank
    // The signs are / , : ; and |, as fzf has them.
    case 0x2f, 0x2c, 0x3a, 0x3b, 0x7c: self = .delimiter
    default: self = .sign
    }
  }

  @inline(never)
  private init(beyondASCII scalar: UInt32) {
    guard let properties = Unicode.Scalar(scalar)?.properties else {
      self = .sign
      return
    }
    switch properties.generalCategory {
    case .uppercaseLetter: self = .capital
    case .lowercaseLetter: self = .small
    case .titlecaseLetter, .modifierLetter, .otherLetter: self = .letter
    case .decimalNumber, .letterNumber, .otherNumber: self = .digit
    default: self = properties.isWhitespace ? .blank : .sign
    }
  }

  var isOfWord: Bool {
    switch self {
    case .small, .capital, .digit, .letter: true
    case .blank, .delimiter, .sign: false
    }
  }
}

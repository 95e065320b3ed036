/// The class of a letter; the classes of two neighbours show whether a word begins between them.
enum LetterClass {
  case blank
  /// A sign between the parts of a path or a list.
  case delimiter
  /// Any other letter that is no part of a word.
  case sign
  case small
  case capital
  case digit
  /// A letter that has no case.
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

  private init(ofASCII scalar: UInt32) {
    switch scalar {
    case 0x61...0x7a: self = .small
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

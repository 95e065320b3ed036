import CNcurses
import Screen
import TerminalProtocol

/// One thing that ncurses read: a character, or a key that it knows by a code.
enum CursesInput: Equatable {
  case scalar(UInt32)
  case code(Int32)
}

/// The keys that ncurses is taught beside those of terminfo's first page.
enum EscapeKeys {
  /// Above KEY_MAX, so that no code of ncurses' own is taken.
  private static let firstCode: Int32 = 0x1000

  /// Modified keys have names in terminfo, but no fixed code in ncurses.
  private static let capabilities: [(name: String, key: Key)] = [
    ("kLFT5", .control(.left)), ("kRIT5", .control(.right)), ("kUP5", .control(.up)),
    ("kDN5", .control(.down)),
  ]

  /// What begins or ends something that is not a key.
  enum Mark: CaseIterable {
    case mouseReport
    case focusIn
    case focusOut
    case pasteStart
    case pasteEnd

    fileprivate var sequence: String {
      switch self {
      case .mouseReport: EscapeSequence.mouseReport
      case .focusIn: EscapeSequence.focusIn
      case .focusOut: EscapeSequence.focusOut
      case .pasteStart: EscapeSequence.pasteStart
      case .pasteEnd: EscapeSequence.pasteEnd
      }
    }
  }

  private static let firstMarkCode: Int32 = 0x2000

  private static let all: [Key] = EscapeSequence.keys.map(\.key) + capabilities.map(\.key)

  static func define() {
    let known = EscapeSequence.keys.map { Optional($0.sequence) }
    let looked = capabilities.map { curses_string($0.name).map { String(cString: $0) } }
    for (ordinal, sequence) in (known + looked).enumerated() {
      if let sequence { define_key(sequence, firstCode + Int32(ordinal)) }
    }
    for (ordinal, mark) in Mark.allCases.enumerated() {
      define_key(mark.sequence, firstMarkCode + Int32(ordinal))
    }
  }

  static func mark(of input: CursesInput) -> Mark? {
    guard case .code(let code) = input, code >= firstMarkCode else { return nil }
    let ordinal = Int(code - firstMarkCode)
    return Mark.allCases.indices.contains(ordinal) ? Mark.allCases[ordinal] : nil
  }

  static func key(ofCode code: Int32) -> Key? {
    let ordinal = Int(code - firstCode)
    return all.indices.contains(ordinal) ? all[ordinal] : nil
  }
}

import CNcurses
import TerminalProtocol

/// The key that one thing ncurses read stands for.
enum KeyDecoder {
  static func key(of input: CursesInput) -> Key? {
    switch input {
    case .scalar(let value): key(ofScalar: value)
    case .code(let code): EscapeKeys.key(ofCode: code) ?? key(ofCode: code)
    }
  }

  private static func key(ofScalar value: UInt32) -> Key? {
    switch value {
    case 0x0a, 0x0d: Key(.enter)
    case 0x09: Key(.tab)
    case 0x1b: Key(.escape)
    case 0x08, 0x7f: Key(.backspace)
    case 0: .control(" ")
    case 1...26: Unicode.Scalar(value + 0x60).map { .control(Character($0)) }
    case 28...31: Unicode.Scalar(value + 0x40).map { .control(Character($0)) }
    default: Unicode.Scalar(value).map { Key(.character(Character($0))) }
    }
  }

  private static func key(ofCode code: Int32) -> Key? {
    switch code {
    case KEY_LEFT: Key(.left)
    case KEY_RIGHT: Key(.right)
    case KEY_UP: Key(.up)
    case KEY_DOWN: Key(.down)
    case KEY_PPAGE: Key(.pageUp)
    case KEY_NPAGE: Key(.pageDown)
    case KEY_HOME: Key(.home)
    case KEY_END: Key(.end)
    case KEY_IC: Key(.insert)
    case KEY_DC: Key(.delete)
    case KEY_ENTER: Key(.enter)
    case KEY_BACKSPACE: Key(.backspace)
    case KEY_BTAB: Key(.tab, .shift)
    case KEY_F0...KEY_F0 + 63: Key(.function(Int(code - KEY_F0)))
    default: nil
    }
  }
}

/// A key as a person presses it: what it is, and what is held down with it.
///
/// ```swift
/// session.press(Key(.down), "l", .control("c"), Key(.enter))
/// ```
public struct Key: Hashable, Sendable {
  /// Which key it is.
  public enum Code: Hashable, Sendable {
    /// The key that types a character.
    case character(Character)
    /// An arrow.
    case left, right, up, down
    /// A key that moves far.
    case pageUp, pageDown, home, end
    /// A key that edits.
    case insert, delete, backspace
    /// Enter, Tab, Esc.
    case enter, tab, escape
    /// F1 is `function(1)`.
    case function(Int)
  }

  /// What is held down with a key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt8

    /// Those whose bits are set.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift is held.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt is held.
    public static let alt = Modifiers(rawValue: 2)
    /// Ctrl is held.
    public static let control = Modifiers(rawValue: 4)
  }

  /// Which key it is.
  public let code: Code
  /// What is held down with it.
  public let modifiers: Modifiers

  /// A key, with what is held down with it.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// `.control("c")` is Ctrl-C.
  public static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }

  /// `.control(.left)` is Ctrl-←.
  public static func control(_ code: Code) -> Key {
    Key(code, .control)
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// `"h"` is the key that types an h.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }
}

/// A key as a person presses it: the key itself, and the modifiers held down with it.
///
/// ```swift
/// session.press(Key(.down), "l", .control("c"), Key(.enter))
/// ```
///
/// A program can read both, the key itself and its modifiers:
///
/// ```swift
/// let key = Key(.right, [.shift])
/// if key.code == .right, key.modifiers.contains(.shift) { print("marks to the right") }
/// ```
public struct Key: Hashable, Sendable {
  /// The key itself, whatever modifiers are held down with it.
  ///
  /// ```swift
  /// let steps: [Key.Code] = [.left, .right, .up, .down]
  /// let leaps: [Key.Code] = [.pageUp, .pageDown, .home, .end]
  /// let edits: [Key.Code] = [.insert, .delete, .backspace]
  /// let others: [Key.Code] = [.enter, .tab, .escape, .character("x"), .function(1)]
  /// let clicks: [Key.Code] = [.doubleClick, .rightClick]
  /// let notches: [Key.Code] = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight]
  /// ```
  public enum Code: Hashable, Sendable {
    /// The key that types a character.
    case character(Character)
    /// An arrow key.
    case left, right, up, down
    /// A key that moves far.
    case pageUp, pageDown, home, end
    /// A key that edits.
    case insert, delete, backspace
    /// The key Enter, Tab or Esc.
    case enter, tab, escape
    /// A function key: F1 is `function(1)`.
    case function(Int)
    /// A click with the mouse, which is a key only where it is bound.
    case doubleClick, rightClick
    /// A notch of the wheel, which is a key only where it is bound.
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// The modifiers held down with a key.
  ///
  /// ```swift
  /// let held: Key.Modifiers = [.shift, .alt, .control]
  /// print(held == Key.Modifiers(rawValue: held.rawValue))
  /// ```
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each modifier.
    public let rawValue: UInt8

    /// Creates the modifiers whose bits are set.
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

  /// The key itself.
  public let code: Code
  /// The modifiers held down with the key.
  public let modifiers: Modifiers

  /// Creates a key with the modifiers held down with it.
  ///
  /// ```swift
  /// Key(.function(5))
  /// Key(.left, .alt)
  /// ```
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Returns a character's key held with Ctrl: `.control("c")` is Ctrl-C.
  ///
  /// ```swift
  /// session.press(.control("n"))
  /// ```
  public static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }

  /// Returns a key held with Ctrl: `.control(.left)` is Ctrl-←.
  package static func control(_ code: Code) -> Key {
    Key(code, .control)
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types a character: `"h"` is the key that types an h.
  ///
  /// ```swift
  /// session.press("h", "j", "?")
  /// ```
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }
}

/// A direction on the screen, in which a key or a notch of the wheel goes.
package enum Direction: Hashable, Sendable {
  case left
  case right
  case up
  case down
}

extension Key {
  /// Returns the name that the help writes: `←`, `Ctrl-→`, `PgUp`, `h`; in ASCII `←` is `Left`.
  package func name(ascii: Bool = false) -> String {
    var prefix = ""
    if modifiers.contains(.control) { prefix += "Ctrl-" }
    if modifiers.contains(.alt) { prefix += "Alt-" }
    if modifiers.contains(.shift) { prefix += "Shift-" }
    return prefix + code.name(ascii: ascii, isControl: modifiers.contains(.control))
  }
}

extension Key.Code {
  fileprivate func name(ascii: Bool, isControl: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): isControl ? character.uppercased() : String(character)
    case .left: ascii ? "Left" : "←"
    case .right: ascii ? "Right" : "→"
    case .up: ascii ? "Up" : "↑"
    case .down: ascii ? "Down" : "↓"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .insert: "Ins"
    case .delete: "Del"
    case .backspace: "Backspace"
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .function(let number): "F\(number)"
    case .doubleClick: "Double-click"
    case .rightClick: "Right-click"
    case .wheelUp: "Wheel-up"
    case .wheelDown: "Wheel-down"
    case .wheelLeft: "Wheel-left"
    case .wheelRight: "Wheel-right"
    }
  }
}

/// A key as a person presses it: what it is, and what is held down with it.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    case character(Character)
    case left, right, up, down
    case pageUp, pageDown, home, end
    case insert, delete, backspace
    case enter, tab, escape
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package let code: Code
  package let modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// `.control("c")` is Ctrl-C.
  package static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }

  /// `.control(.left)` is Ctrl-←.
  package static func control(_ code: Code) -> Key {
    Key(code, .control)
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// `"h"` is the key that types an h.
  package init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }
}

/// A cell style that an item or a section asks for: one that is known by its name, or one of a program's own.
package enum AskedStyle: Equatable, Sendable {
  case named(String)
  /// What it is only those know that draw; it travels as it is, and is gone with the last who holds it.
  case own(any AnyObject & Sendable)

  package static func == (one: AskedStyle, other: AskedStyle) -> Bool {
    switch (one, other) {
    case (.named(let one), .named(let other)): one == other
    case (.own(let one), .own(let other)): one === other
    case (.named, .own), (.own, .named): false
    }
  }

  /// As documents call it; one of a program's own has no name there.
  package var name: String? {
    switch self {
    case .named(let name): name
    case .own: nil
    }
  }
}

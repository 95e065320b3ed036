/// A cell style that an item or a section asks for: by name, or the program's own.
package indirect enum AskedStyle: Equatable, Sendable {
  case named(String)
  /// An object whose type only the code that draws the style knows.
  case own(any AnyObject & Sendable)

  package static func == (one: AskedStyle, other: AskedStyle) -> Bool {
    switch (one, other) {
    case (.named(let one), .named(let other)): one == other
    case (.own(let one), .own(let other)): one === other
    case (.named, .own), (.own, .named): false
    }
  }

  /// The name of the style in documents; nil for a program's own style, which has no name there.
  package var name: String? {
    switch self {
    case .named(let name): name
    case .own: nil
    }
  }
}

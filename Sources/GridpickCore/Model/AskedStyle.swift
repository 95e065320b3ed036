/// A cell style that an item or a section asks for: a style with a name, or one of the program's
/// own.
package indirect enum AskedStyle: Equatable, Sendable {
  case named(String)
  /// A style of the program's own, in the form of an object.
  ///
  /// Only the code that draws the style knows the object's type. The object is passed on unchanged
  /// and freed with its last holder.
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

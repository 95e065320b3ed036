/// The colours that a user asks for, such as `dark,accent:#88aaff,title:12:bold`.
///
/// `dark` and `light` are the colours on such a background, whatever the terminal tells of its own. `16`
/// stays within the terminal's first 16 colours, and `bw` uses none. A role with a colour behind a colon
/// changes what is drawn in this role: `title`, `dim`, `accent`, `current`, `row`, `match`, `mark`,
/// `border` and others. A colour is a name, a number of the palette or `#rrggbb`, with attributes such
/// as `:bold` behind it.
///
/// ```swift
/// picker.theme = "light"
/// picker.theme = "dark,accent:#88aaff,title:12:bold"
/// ```
public struct ColorSpec: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The base; nil leaves the choice to the program.
  package var base: Base?
  var paints: [Role: Paint] = [:]
  /// A text in the program that makes no sense, which a picker refuses.
  package var wrongText: String?

  package init() {}

  /// True if the user wants colours; nil if the user says nothing.
  package var wantsColor: Bool? { self == ColorSpec() ? nil : base != .monochrome }

  package var knowsBackground: Bool { base?.background != nil }

  package enum Base: String, CaseIterable, Sendable {
    case dark
    case light
    case sixteen = "16"
    case monochrome = "bw"

    /// The background for which the colours of the roles were chosen.
    var background: RGB? {
      switch self {
      case .dark: RGB(0x15171c)
      case .light: RGB(0xfcfcfa)
      case .sixteen, .monochrome: nil
      }
    }

    func colorCount(of count: Int) -> Int {
      switch self {
      case .dark, .light: count
      case .sixteen: min(count, 16)
      case .monochrome: 0
      }
    }
  }

  /// The look that the user asks for in one role.
  struct Paint: Equatable, Sendable {
    enum Ink: Equatable, Sendable {
      case asItIs
      case none
      case color(Color)
    }

    var ink = Ink.asItIs
    /// The attributes; nil keeps those of the theme.
    var attributes: Attributes?

    var keepsColor: Bool { ink == .asItIs }

    var color: Color? {
      if case .color(let color) = ink { color } else { nil }
    }
  }
}

import GridpickModel
import GridpickScreen

/// What a user says of colours: `dark,accent:#88aaff,title:12:bold`.
package struct ColorSpec: Equatable, Sendable {
  /// Nil finds out by itself.
  package var base: Base?
  var paints: [Role: Paint] = [:]

  package init() {}

  /// Whether colours are wanted; nil where nothing is said.
  package var wantsColor: Bool? { self == ColorSpec() ? nil : base != .monochrome }

  /// Whether it says what the background is like.
  package var knowsBackground: Bool { base?.background != nil }

  package enum Base: String, CaseIterable, Sendable {
    case dark
    case light
    case sixteen = "16"
    case monochrome = "bw"

    /// What the roles' colours were chosen on.
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

  /// How one role is to be drawn.
  struct Paint: Equatable, Sendable {
    enum Ink: Equatable, Sendable {
      /// As the theme has it.
      case asItIs
      case none
      case color(Color)
    }

    var ink = Ink.asItIs
    /// Nil is as the theme has them.
    var attributes: Attributes?

    /// Whether nothing is said of its colour.
    var keepsColor: Bool { ink == .asItIs }

    /// The colour that is asked for.
    var color: Color? {
      if case .color(let color) = ink { color } else { nil }
    }
  }
}

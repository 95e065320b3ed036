import GridpickModel
import GridpickScreen

/// What a user says of colours: `dark,accent:#88aaff,title:12:bold`.
package struct ColorSpec: Equatable, Sendable {
  /// Nil finds out by itself.
  package var base: Base?
  var paints = Paints()

  package init() {}

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

  /// How one role is to be drawn; nil is as the theme has it.
  struct Paint: Equatable, Sendable {
    var color: Color?
    var attributes: Attributes?
  }

  /// By role.
  struct Paints: Equatable, Sendable {
    private var paints: [(role: Role, paint: Paint)] = []

    static func == (one: Paints, other: Paints) -> Bool {
      one.paints.elementsEqual(other.paints) { $0 == $1 }
    }

    subscript(role: Role) -> Paint? {
      get { paints.last { $0.role == role }?.paint }
      set { paints += newValue.map { [(role, $0)] } ?? [] }
    }
  }
}

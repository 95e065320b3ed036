/// The colours that a user asks for, such as `dark,accent:#88aaff,title:12:bold`.
///
/// `dark` and `light` are the colours for such a background, whatever the terminal reports. `16`
/// uses only the terminal's first 16 colours, and `bw` uses none. A role, a colon and a colour
/// change what is drawn in this role: `title`, `dim`, `accent`, `current`, `row`, `match`, `mark`,
/// `border` and others. A colour is a name, a number of the palette or `#rrggbb`. Attributes such
/// as `:bold` may follow.
package struct ColorSpec: Equatable, Sendable {
  package var base: Base?
  var paints: [Role: Paint] = [:]

  package init(_ base: Base? = nil) { self.base = base }

  package var wantsColor: Bool? { self == ColorSpec() ? nil : base != .monochrome }

  package var knowsBackground: Bool { base?.background != nil }

  package enum Base: String, CaseIterable, Sendable {
    case dark
    case light
    case sixteen = "16"
    case monochrome = "bw"

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
    var attributes: Attributes?

    var keepsColor: Bool { ink == .asItIs }

    var color: Color? { if case .color(let color) = ink { color } else { nil } }
  }

  package static var bases: [String] { Base.allCases.map(\.rawValue) + [auto] }
  package static var roles: [String] { Role.allCases.map { RoleRow.row(of: $0).name } }
  package static var attributeNames: [String] { attributes.map(\.name) }
  package static var colorNames: [String] { ItemColor.names }

  private static let auto = "auto"

  fileprivate static let attributes: [(name: String, attributes: Attributes)] = [
    ("regular", []), ("bold", .bold), ("dim", .dim), ("underline", .underline),
    ("reverse", .reverse),
  ]

  /// Reads a text such as `dark,accent:#88aaff,title:12:bold` in any case; a later part wins.
  package init(reading text: String) throws(ValueError) {
    self.init()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      if words.count == 1 {
        base = try Self.base(of: words[0])
      } else {
        guard let role = Self.role(named: words[0]) else {
          throw .unknown("a role", words[0], among: Self.roles, expected: Self.roles.joinedByOr)
        }
        paints[role] = try Paint(words.dropFirst()) { word in
          .unknown(
            "a colour or attribute", word, among: Self.attributeNames + Self.colorNames,
            expected: "#rrggbb, a number up to 255, a name such as red, or "
              + Self.attributeNames.joined(separator: ", "))
        }
      }
    }
  }

  private static func base(of word: String) throws(ValueError) -> Base? {
    let name = word.lowercased()
    if name == auto { return nil }
    if let base = Base(rawValue: name) { return base }
    guard role(named: word) == nil else {
      throw ValueError(part: "'\(word)' is a role; use \(word):COLOR")
    }
    throw .unknown("a colour scheme", word, among: bases, expected: bases.joinedByOr)
  }

  private static func role(named word: String) -> Role? {
    roles.firstIndex(of: word.lowercased()).flatMap(Role.init(rawValue:))
  }
}

extension ColorSpec.Paint {
  /// Reads colours and attributes; a later colour wins, and attributes add up.
  init(_ words: some Sequence<String>, unknown: (_ word: String) -> ValueError) throws(ValueError) {
    for word in words {
      let name = word.lowercased()
      if let more = ColorSpec.attributes.first(where: { $0.name == name })?.attributes {
        attributes = (attributes ?? []).union(more)
      } else if word == "-1" {
        ink = .none
      } else if let named = Color(spelled: name) {
        ink = .color(named)
      } else {
        throw unknown(word)
      }
    }
  }
}

extension Color {
  /// Reads `#88aaff`, a number of the palette, or the name of one of its first 16 colours.
  fileprivate init?(spelled text: String) {
    guard let color = UInt8(text).map(Color.palette) ?? ItemColor(text).map(Color.init) else {
      return nil
    }
    self = color
  }

  package init(_ color: ItemColor) {
    switch color {
    case .rgb(let value): self = .rgb(value)
    case .terminal(let number): self = .palette(number)
    }
  }
}

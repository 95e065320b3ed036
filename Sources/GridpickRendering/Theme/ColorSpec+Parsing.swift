import GridpickModel
import GridpickScreen

extension ColorSpec {
  /// What of a text makes no sense.
  package enum Fault: Error, Equatable {
    /// Neither a base nor a role with something behind a colon.
    case unknownBase(String)
    case unknownRole(String)
    /// Neither a colour nor an attribute.
    case unknownPaint(String)
  }

  /// All that may stand at a place.
  package static var bases: [String] { Base.allCases.map(\.rawValue) }
  package static var roles: [String] { Role.allCases.map { RoleRow.row(of: $0).name } }
  package static var paintNames: [String] { attributes.map(\.name) + ItemColor.names }

  private static let attributes: [(name: String, attributes: Attributes)] = [
    ("regular", []), ("bold", .bold), ("dim", .dim), ("underline", .underline),
    ("reverse", .reverse),
  ]

  /// Reads `dark,accent:#88aaff,title:12:bold`; what is said later wins.
  package init(_ text: String) throws(Fault) {
    self.init()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      if words.count == 1 {
        guard let base = Base(rawValue: words[0]) else { throw .unknownBase(words[0]) }
        self.base = base
      } else {
        guard let place = Self.roles.firstIndex(of: words[0]), let role = Role(rawValue: place)
        else { throw .unknownRole(words[0]) }
        paints[role] = try Paint(words.dropFirst())
      }
    }
  }
}

extension ColorSpec.Paint {
  fileprivate init(_ words: ArraySlice<String>) throws(ColorSpec.Fault) {
    for word in words {
      if let more = ColorSpec.attributes(named: word) {
        attributes = (attributes ?? []).union(more)
      } else if word == "-1" {
        color = nil
      } else if let named = Color(spelled: word) {
        color = named
      } else {
        throw .unknownPaint(word)
      }
    }
  }
}

extension ColorSpec {
  fileprivate static func attributes(named name: String) -> Attributes? {
    attributes.first { $0.name == name }?.attributes
  }
}

extension Color {
  /// `#88aaff`, a number of the palette, or the name of one of its first 16.
  fileprivate init?(spelled text: String) {
    if let number = UInt8(text) {
      self = .palette(number)
    } else if let color = ItemColor(text) {
      self.init(color)
    } else {
      return nil
    }
  }

  /// An item's colour on a screen.
  package init(_ color: ItemColor) {
    switch color {
    case .rgb(let value): self = .rgb(value)
    case .terminal(let number): self = .palette(number)
    }
  }
}

/// A placeholder for a value in a command: `{}`, `{row}`, `{+f}` (rule V3).
package struct Placeholder: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case field(PickField)
    case query
  }

  package var content: Content
  package var isOfAll = false
  package var isFile = false

  /// The placeholders as they are written, without a plus.
  package static let names = rows.map(\.name)

  package static let rows: [(name: String, help: String)] =
    PickField.Known.allCases.map { ("{\($0.rawValue)}", $0.help) } + [
      ("{}", "the same as {value}"), ("{q}", "the query"),
      (
        "{f}",
        "a file that holds the value until the command or the picker ends"
      ),
    ]

  package static let value = Placeholder(content: .field(.known(.value)))

  package var text: String {
    switch content {
    case .query: "{q}"
    case .field(.known(.value)): "{\(isOfAll ? "+" : "")\(isFile ? "f" : "")}"
    case .field(let field): "{\(isOfAll ? "+" : "")\(field.name)}"
    }
  }

  package var file: Placeholder {
    Placeholder(content: Self.value.content, isOfAll: isOfAll, isFile: true)
  }
}

extension Placeholder {
  init(title: [UInt8], isOfAll: Bool) {
    self.init(content: .field(.title(title)), isOfAll: isOfAll)
  }

  /// Creates a placeholder; nil if its name is unknown, or if the braces belong to quoted text.
  init?(_ name: ArraySlice<UInt8>, isQuoted: Bool) {
    var name = name
    let isOfAll = name.first == UInt8(ascii: "+")
    if isOfAll { name.removeFirst() }
    switch String(decoding: name, as: UTF8.self) {
    case "": self = .value
    case "f":
      self = .value
      isFile = true
    case "q" where !isOfAll: self.init(content: .query)
    default:
      guard let field = PickField(name), !isQuoted || field.standsOut else { return nil }
      self.init(content: .field(field))
    }
    self.isOfAll = isOfAll
  }
}

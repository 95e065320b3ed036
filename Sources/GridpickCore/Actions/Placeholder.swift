/// What a command has in place of a value: `{}`, `{row}`, `{+f}` (rule V3).
package struct Placeholder: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case field(OutputTemplate.Field)
    /// What is looked for.
    case query
  }

  package var content: Content
  /// Whether it stands for all that is marked, each a word.
  package var isOfAll = false
  /// Whether it is the name of a file that holds what it stands for.
  package var isFile = false

  /// As they are written, without a plus.
  package static let names = rows.map(\.name)

  /// The same with what each stands for, in words.
  package static let rows: [(name: String, help: String)] =
    OutputTemplate.Field.allCases.map { ("{\($0.rawValue)}", $0.help) } + [
      ("{}", "the same as {value}"), ("{q}", "what is looked for"),
      (
        "{f}",
        "the name of a file that holds the value, until the command or the picker has ended"
      ),
    ]

  package static let value = Placeholder(content: .field(.value))

  private init(content: Content) {
    self.content = content
  }

  /// By what stands between the braces; nil where that is no name of a placeholder.
  init?(_ name: ArraySlice<UInt8>) {
    var name = name
    let isOfAll = name.first == UInt8(ascii: "+")
    if isOfAll { name.removeFirst() }
    switch String(decoding: name, as: UTF8.self) {
    case "": self = .value
    case "f":
      self = .value
      isFile = true
    case "q" where !isOfAll: self.init(content: .query)
    case let name:
      guard let field = OutputTemplate.Field(rawValue: name) else { return nil }
      self.init(content: .field(field))
    }
    self.isOfAll = isOfAll
  }

  /// As it is written.
  package var text: String {
    switch content {
    case .query: "{q}"
    case .field(.value): "{\(isOfAll ? "+" : "")\(isFile ? "f" : "")}"
    case .field(let field): "{\(isOfAll ? "+" : "")\(field.rawValue)}"
    }
  }

  /// The file that holds what an argument cannot.
  package var file: Placeholder {
    var file = Placeholder.value
    file.isOfAll = isOfAll
    file.isFile = true
    return file
  }
}

/// The command of an action, with placeholders for the values of the picker (rule V3).
///
/// No value ever becomes part of the text that a shell reads as a command. The expansion of a
/// variable stands in its place, and the shell takes the expansion for one word whatever the value
/// is (rule R5). The code here reads quotes only to decide whether a value would arrive unchanged.
/// Safety never depends on it.
package struct CommandTemplate: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    case text([UInt8])
    case placeholder(Placeholder)
  }

  /// The reason why a text is no template: a value would not arrive unchanged at its placeholder.
  package struct Fault: Error, Equatable {
    package let placeholder: Placeholder
    package let place: ShellReader.Place
  }

  /// The text as it was written.
  package let text: [UInt8]
  package let parts: [Part]
  /// The other names between braces outside of all quotes, which may name columns.
  package let otherNames: [[UInt8]]

  package init(_ text: [UInt8], isColumn: @escaping ([UInt8]) -> Bool = { _ in false })
    throws(Fault)
  {
    self.text = text
    var reader = TemplateReader(text, isColumn)
    parts = try reader.parts()
    otherNames = reader.otherNames
  }

  /// Returns the template in which the names of a grid's columns are placeholders (rule X1).
  func naming(_ grid: Grid) -> CommandTemplate {
    guard !otherNames.isEmpty else { return self }
    let table = grid.fieldTable
    let named = try? CommandTemplate(text) { table.shape.column(named: $0) != nil }
    return named ?? self
  }

  package var placeholders: [Placeholder] {
    parts.compactMap { part in
      guard case .placeholder(let placeholder) = part else { return nil }
      return placeholder
    }
  }

  /// True if the command needs the current item, and so cannot run if there is none.
  var asksForCurrent: Bool { placeholders.contains { $0.content != .query && !$0.isOfAll } }
  /// True if the command needs the marked items, or the current item if nothing is marked.
  var asksForAny: Bool { placeholders.contains(where: \.isOfAll) }
  /// True if the command needs the query.
  var asksForQuery: Bool { placeholders.contains { $0.content == .query } }
  /// True if the command may need an item, once the columns are known.
  var asksForSomething: Bool { asksForCurrent || asksForAny || !otherNames.isEmpty }
}

/// A reader that divides a template into its parts.
private struct TemplateReader {
  private let text: [UInt8]
  private let isColumn: ([UInt8]) -> Bool
  private var place = 0
  private var shell = ShellReader()
  private var read: [CommandTemplate.Part] = []
  private var plain: [UInt8] = []
  private(set) var otherNames: [[UInt8]] = []

  init(_ text: [UInt8], _ isColumn: @escaping ([UInt8]) -> Bool) {
    self.text = text
    self.isColumn = isColumn
  }

  mutating func parts() throws(CommandTemplate.Fault) -> [CommandTemplate.Part] {
    while place < text.count {
      if !shell.mustStay, let (placeholder, end) = placeholder() {
        if let place = shell.place {
          throw CommandTemplate.Fault(placeholder: placeholder, place: place)
        }
        finishPlain()
        read.append(.placeholder(placeholder))
        shell.skipWord()
        place = end
      } else {
        noteName()
        shell.read(text[place])
        plain.append(text[place])
        place += 1
      }
    }
    finishPlain()
    return read
  }

  /// Returns the placeholder that begins here, and the place behind it.
  private func placeholder() -> (Placeholder, end: Int)? {
    guard let name = name(),
      let placeholder = Placeholder(name, isQuoted: shell.place != nil, isColumn: isColumn)
    else { return nil }
    return (placeholder, name.endIndex + 1)
  }

  /// Returns the name between the braces that begin here; nil if no name stands here.
  private func name() -> ArraySlice<UInt8>? {
    guard text[place] == UInt8(ascii: "{"),
      let name = PickField.name(atStartOf: text[(place + 1)...])
    else { return nil }
    let title = name.first == UInt8(ascii: "+") ? name.dropFirst() : name
    return PickField.isOfShell(title) ? nil : name
  }

  private mutating func noteName() {
    guard shell.place == nil, !shell.mustStay, let name = name() else { return }
    otherNames.append(Array(name))
  }

  private mutating func finishPlain() {
    if !plain.isEmpty { read.append(.text(plain)) }
    plain = []
  }
}

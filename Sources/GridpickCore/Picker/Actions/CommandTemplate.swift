/// The command of an action, with placeholders for the values of the picker (rule V3).
///
/// No value becomes part of the command text: a variable replaces it, which the shell takes as one
/// word (rule R5). Quotes are read only to see whether a value would arrive unchanged; safety does
/// not depend on them.
package struct CommandTemplate: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    case text([UInt8])
    case placeholder(Placeholder)
    /// A name in braces outside of quotes; it stays as written unless a column has this name.
    case name(title: [UInt8], isOfAll: Bool)
  }

  package let text: [UInt8]
  package private(set) var parts: [Part]

  init(parts: [Part] = []) {
    text = []
    self.parts = parts
  }

  /// The template of a preview that a program makes for the current item, without a command.
  package static let ofItem = CommandTemplate(parts: [.placeholder(.value)])

  /// Throws if a value could change at its placeholder.
  package init(_ text: [UInt8]) throws(ValueError) {
    self.text = text
    var reader = TemplateReader(text: text)
    parts = try reader.parts()
  }

  /// Returns the template with the names of a grid's columns as placeholders (rule X1).
  func naming(_ grid: Grid) -> CommandTemplate {
    let table = grid.fieldTable
    return naming { table.column(named: $0) != nil }
  }

  func naming(_ isColumn: ([UInt8]) -> Bool) -> CommandTemplate {
    var named = self
    named.parts = parts.map { part in
      guard case .name(let title, let isOfAll) = part, isColumn(title) else { return part }
      return .placeholder(Placeholder(title: title, isOfAll: isOfAll))
    }
    return named
  }

  package var otherTitles: [[UInt8]] {
    parts.compactMap { if case .name(let title, _) = $0 { title } else { nil } }
  }

  package static func filled(
    _ text: [UInt8], of grid: Grid, _ value: (Placeholder) -> [UInt8]
  ) -> [UInt8] {
    let table = grid.fieldTable
    var filled: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "{"), let name = PickField.name(atStartOf: rest) else {
        filled.append(byte)
        continue
      }
      let title = Array(name)
      let column =
        table.column(named: title) == nil ? nil : Placeholder(title: title, isOfAll: false)
      if let placeholder = Placeholder(name, isQuoted: false) ?? column {
        filled += value(placeholder)
        rest = rest[(name.endIndex + 1)...]
      } else {
        filled.append(byte)
      }
    }
    return filled
  }

  package var placeholders: [Placeholder] {
    parts.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// True if the command needs the current item, and so cannot run if there is none.
  var asksForCurrent: Bool { placeholders.contains { $0.content != .query && !$0.isOfAll } }
  /// True if the command gets all that is marked.
  var asksForMarks: Bool { placeholders.contains(where: \.isOfAll) }
  var asksForQuery: Bool { placeholders.contains { $0.content == .query } }
  /// True if the command may need an item, once the columns are known.
  var asksForSomething: Bool { asksForCurrent || asksForMarks || !otherTitles.isEmpty }
}

private struct TemplateReader {
  let text: [UInt8]
  var place = 0
  var shell = ShellReader()
  var read: [CommandTemplate.Part] = []
  var plain: [UInt8] = []

  mutating func parts() throws(ValueError) -> [CommandTemplate.Part] {
    while place < text.count {
      if let (part, end) = try partInBraces() {
        finishPlain()
        read.append(part)
        shell.skipWord()
        place = end
      } else {
        shell.read(text[place])
        plain.append(text[place])
        place += 1
      }
    }
    finishPlain()
    return read
  }

  private func partInBraces() throws(ValueError) -> (CommandTemplate.Part, end: Int)? {
    guard !shell.mustStay, text[place] == UInt8(ascii: "{"),
      let name = PickField.name(atStartOf: text[(place + 1)...])
    else { return nil }
    let end = name.endIndex + 1
    if let placeholder = Placeholder(name, isQuoted: !shell.allowsWord) {
      guard shell.allowsWord else {
        let fault =
          shell.isInQuotes
          ? "is quoted automatically: remove the quotes"
          : "cannot be used in ${...}, in ((...)) and after <<: assign it to a variable first"
        throw ValueError(part: "\(placeholder.text) \(fault)")
      }
      return (.placeholder(placeholder), end)
    }
    let isOfAll = name.first == UInt8(ascii: "+")
    let title = isOfAll ? name.dropFirst() : name
    guard shell.allowsWord, !PickField.isOfShell(title) else { return nil }
    return (.name(title: Array(title), isOfAll: isOfAll), end)
  }

  private mutating func finishPlain() {
    if !plain.isEmpty { read.append(.text(plain)) }
    plain = []
  }
}

/// A command as the shell receives it, with the variables that hold its values.
package struct RenderedCommand: Equatable, Sendable {
  package struct Variable: Equatable, Sendable {
    package let name: String
    package let value: [UInt8]
  }

  package fileprivate(set) var text: [UInt8] = []
  package fileprivate(set) var variables: [Variable] = []
  fileprivate var size = 0
}

extension CommandTemplate {
  /// The most bytes of one argument or variable, with its NUL (MAX_ARG_STRLEN).
  fileprivate static let longestString = 1 << 17
  /// The most bytes of all arguments and variables, for any stack (three quarters of _STK_LIM).
  fileprivate static let mostBytes = 6 << 20

  /// Returns the command for the shell; `values` has one value, or one for each marked item.
  package func rendered(
    _ values: (Placeholder) -> any Sequence<[UInt8]>
  ) throws(ValueError) -> RenderedCommand {
    var rendered = RenderedCommand()
    var words: [Placeholder: [UInt8]] = [:]
    for part in parts {
      switch part {
      case .text(let text): rendered.text += text
      case .name(let title, let isOfAll):
        rendered.text += Array((isOfAll ? "{+" : "{").utf8) + title + [UInt8(ascii: "}")]
      case .placeholder(let placeholder):
        if words[placeholder] == nil {
          words[placeholder] = try rendered.words(of: placeholder, values(placeholder))
        }
        rendered.text += words[placeholder] ?? []
        guard rendered.text.count < Self.longestString else {
          throw .tooLong(placeholder)
        }
      }
    }
    return rendered
  }
}

extension RenderedCommand {
  fileprivate mutating func words(
    of placeholder: Placeholder, _ values: some Sequence<[UInt8]>
  ) throws(ValueError) -> [UInt8] {
    var words: [UInt8] = []
    for value in values {
      let name = "GRIDPICK_\(variables.count + 1)"
      if value.contains(0) { throw .unfit(placeholder, "contains a NUL") }
      // The length includes `=` and a NUL.
      let length = name.utf8.count + value.count + 2
      guard length <= CommandTemplate.longestString, words.count < CommandTemplate.longestString,
        size + length <= CommandTemplate.mostBytes
      else {
        throw .tooLong(placeholder)
      }
      size += length
      variables.append(Variable(name: name, value: value))
      words += Array((words.isEmpty ? "\"$\(name)\"" : " \"$\(name)\"").utf8)
    }
    return words
  }
}

extension ValueError {
  fileprivate static func unfit(_ placeholder: Placeholder, _ why: String) -> ValueError {
    let file = placeholder.file.text
    return ValueError(part: "\(placeholder.text): \(why); use \(file), a file that holds it")
  }

  /// The error if a value, the command or all variables together exceed a limit of Linux.
  fileprivate static func tooLong(_ placeholder: Placeholder) -> ValueError {
    unfit(placeholder, "too long for an argument")
  }
}

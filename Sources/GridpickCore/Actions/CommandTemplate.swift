/// A command as an action has it, with what stands in it for what one is at (rule V3).
///
/// No value ever becomes part of the text that a shell reads as a command: in place of it stands the
/// expansion of a variable, which the shell takes for one word whatever the value is (rule R5). So what is
/// known here of quoting decides only whether a value would arrive as it is, never whether it is safe.
package struct CommandTemplate: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    case text([UInt8])
    case placeholder(Placeholder)
  }

  /// Why a text is no template: a placeholder stands where its value would not arrive as it is.
  package struct Fault: Error, Equatable {
    package let placeholder: Placeholder
    package let place: ShellReader.Place
  }

  /// As it was written.
  package let text: [UInt8]
  package let parts: [Part]
  /// What else stands by itself between braces outside of all quotes, and may be a slip of the hand.
  package let otherNames: [String]

  package init(_ text: [UInt8]) throws(Fault) {
    self.text = text
    var reader = TemplateReader(text)
    parts = try reader.parts()
    otherNames = reader.otherNames
  }

  package var placeholders: [Placeholder] {
    parts.compactMap { part in
      guard case .placeholder(let placeholder) = part else { return nil }
      return placeholder
    }
  }

  /// Whether it is about the current item, and so about nothing where there is none.
  var asksForCurrent: Bool { placeholders.contains { $0.content != .query && !$0.isOfAll } }
  /// Whether it is about what is marked, or about the current item where nothing is.
  var asksForAny: Bool { placeholders.contains(where: \.isOfAll) }
  /// Whether it is about what is looked for.
  var asksForQuery: Bool { placeholders.contains { $0.content == .query } }
  var asksForSomething: Bool { asksForCurrent || asksForAny }
}

/// Takes a template apart.
private struct TemplateReader {
  /// No name is longer.
  private static let longestName = 16

  private let text: [UInt8]
  private var place = 0
  private var shell = ShellReader()
  private var read: [CommandTemplate.Part] = []
  private var plain: [UInt8] = []
  private(set) var otherNames: [String] = []

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func parts() throws(CommandTemplate.Fault) -> [CommandTemplate.Part] {
    while place < text.count {
      if !shell.mustStay, let (placeholder, end) = placeholder() {
        if let place = shell.place {
          throw CommandTemplate.Fault(placeholder: placeholder, place: place)
        }
        endPlain()
        read.append(.placeholder(placeholder))
        shell.takeWord()
        place = end
      } else {
        noteName()
        shell.take(text[place])
        plain.append(text[place])
        place += 1
      }
    }
    endPlain()
    return read
  }

  /// The one that begins here, and where it ends.
  private func placeholder() -> (Placeholder, end: Int)? {
    guard let name = name(), let placeholder = Placeholder(name) else { return nil }
    return (placeholder, name.endIndex + 1)
  }

  /// What stands between the braces that begin here.
  private func name() -> ArraySlice<UInt8>? {
    guard text[place] == UInt8(ascii: "{") else { return nil }
    let name = text[(place + 1)...].prefix(Self.longestName).prefix { $0 != UInt8(ascii: "}") }
    let isClosed = name.endIndex < text.count && text[name.endIndex] == UInt8(ascii: "}")
    return isClosed ? name : nil
  }

  private mutating func noteName() {
    guard shell.place == nil, !shell.mustStay, let name = name() else { return }
    otherNames.append(String(decoding: name, as: UTF8.self))
  }

  private mutating func endPlain() {
    if !plain.isEmpty { read.append(.text(plain)) }
    plain = []
  }
}

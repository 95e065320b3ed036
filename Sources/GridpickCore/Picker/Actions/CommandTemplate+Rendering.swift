/// A command as the shell receives it, with the variables that hold its values.
package struct RenderedCommand: Equatable, Sendable {
  package struct Variable: Equatable, Sendable {
    package let name: String
    package let value: [UInt8]
  }

  package fileprivate(set) var text: [UInt8] = []
  package fileprivate(set) var variables: [Variable] = []
  /// The size of all variables in bytes.
  fileprivate var size = 0
}

extension CommandTemplate {
  /// The reason why a value cannot be handed to a command.
  package struct Refusal: Error, Equatable {
    package enum Reason: Equatable, Sendable {
      case holdsNul
      /// A value, the command or all variables together exceed a limit of Linux.
      case isTooLong
    }

    package let placeholder: Placeholder
    package let reason: Reason
  }

  /// The most bytes of one string that a program is started with, with its NUL (MAX_ARG_STRLEN).
  fileprivate static let longestString = 1 << 17
  /// The most bytes of all such strings, however large the stack (three quarters of _STK_LIM).
  fileprivate static let mostBytes = 6 << 20

  /// Returns the command with a variable for each value.
  ///
  /// `values` returns the values of a placeholder: one value, or one value for each marked item.
  package func rendered(
    _ values: (Placeholder) -> any Sequence<[UInt8]>
  ) throws(Refusal) -> RenderedCommand {
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
          throw Refusal(placeholder: placeholder, reason: .isTooLong)
        }
      }
    }
    return rendered
  }
}

extension RenderedCommand {
  /// Stores values as variables, and returns the words that expand these variables.
  fileprivate mutating func words(
    of placeholder: Placeholder, _ values: some Sequence<[UInt8]>
  ) throws(CommandTemplate.Refusal) -> [UInt8] {
    var words: [UInt8] = []
    for value in values {
      let name = "GRIDPICK_\(variables.count + 1)"
      if value.contains(0) {
        throw CommandTemplate.Refusal(placeholder: placeholder, reason: .holdsNul)
      }
      // The sign `=` and a NUL are counted too.
      let length = name.utf8.count + value.count + 2
      guard length <= CommandTemplate.longestString, words.count < CommandTemplate.longestString,
        size + length <= CommandTemplate.mostBytes
      else {
        throw CommandTemplate.Refusal(placeholder: placeholder, reason: .isTooLong)
      }
      size += length
      variables.append(Variable(name: name, value: value))
      words += Array((words.isEmpty ? "\"$\(name)\"" : " \"$\(name)\"").utf8)
    }
    return words
  }
}

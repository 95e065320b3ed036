/// A command with what stands in it, as a shell is to be given it.
package struct RenderedCommand: Equatable, Sendable {
  package struct Variable: Equatable, Sendable {
    package let name: String
    package let value: [UInt8]
  }

  package fileprivate(set) var text: [UInt8] = []
  package fileprivate(set) var variables: [Variable] = []
  /// How many bytes the variables are.
  fileprivate var size = 0
}

extension CommandTemplate {
  /// Why a value cannot be handed over.
  package struct Refusal: Error, Equatable {
    package enum Reason: Equatable, Sendable {
      case holdsNul
      /// Linux takes no longer argument, and no longer variable.
      case isTooLong
    }

    package let placeholder: Placeholder
    package let reason: Reason
  }

  /// So long a string that a program is started with may be, its NUL included (MAX_ARG_STRLEN).
  fileprivate static let longestString = 1 << 17
  /// So many bytes of such strings there may be at most, however large a stack may be (three quarters of
  /// _STK_LIM).
  fileprivate static let mostBytes = 6 << 20

  /// With what each placeholder stands for: one value, or of all that is marked each.
  package func rendered(
    _ values: (Placeholder) -> any Sequence<[UInt8]>
  ) throws(Refusal) -> RenderedCommand {
    var rendered = RenderedCommand()
    var words: [Placeholder: [UInt8]] = [:]
    for part in parts {
      switch part {
      case .text(let text): rendered.text += text
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
  /// Takes values as variables, and answers the words that stand for them.
  fileprivate mutating func words(
    of placeholder: Placeholder, _ values: some Sequence<[UInt8]>
  ) throws(CommandTemplate.Refusal) -> [UInt8] {
    var words: [UInt8] = []
    for value in values {
      let name = "GRIDPICK_\(variables.count + 1)"
      if value.contains(0) {
        throw CommandTemplate.Refusal(placeholder: placeholder, reason: .holdsNul)
      }
      // With the sign between them, and a NUL.
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

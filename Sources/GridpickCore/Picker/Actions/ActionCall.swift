/// An action as somebody has written it in a binding: its name and its argument.
package struct ActionCall: Equatable, Sendable {
  /// The name; empty if a program is called, whose actions have no names.
  let name: String
  /// The argument, or without one the description of the action.
  let words: String
  private let hasArgument: Bool

  init(_ name: String, _ words: String, hasArgument: Bool = false) {
    self.name = name
    self.words = words
    self.hasArgument = hasArgument
  }

  /// The action as it is written in full, such as `execute(less {f})`; without a name its words.
  var written: String {
    if name.isEmpty { return words }
    return hasArgument ? "\(name)(\(words))" : name
  }
}

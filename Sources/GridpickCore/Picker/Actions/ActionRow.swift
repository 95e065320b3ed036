/// A row of the table of actions; bindings use its name, often that of fzf (rule B1).
package struct ActionRow: Sendable {
  package let name: String
  package let words: String
  /// The description where records are items (rule X3); nil if it is the same.
  var wordsForRecords: String?
  var group = ActionGroup.yours
  /// The feature without which the action does nothing; nil if it needs no feature.
  package var need: Need?
  var kind = Kind.other
  /// The kind of the argument in brackets; nil if the action takes no argument.
  package var takes: Argument.Kind?
  package var needsArgument = false
  /// The actions that the name stands for; empty if it is an action of its own.
  var parts: [String] = []
  var act: @Sendable (inout PickerState, Argument?) -> Void = { _, _ in }

  package static func named(_ name: String) -> ActionRow? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }

  package var alone: [Action]? { needsArgument ? nil : actions(with: nil) }

  package var written: String { needsArgument ? "\(name)(…)" : name }

  package var beginning: String { needsArgument ? "\(name)(" : name }

  func actions(_ argument: [UInt8]?) throws(ValueError) -> [Action] {
    switch (argument, takes) {
    case (nil, _) where needsArgument:
      throw ValueError(part: "'\(name)' needs an argument: \(name)(…)")
    case (nil, _): return actions(with: nil)
    case (_?, nil): throw ValueError(part: "'\(name)' takes no argument")
    case (let argument?, let kind?): return actions(with: try kind.read(argument, of: name))
    }
  }

  private func actions(with argument: Argument?) -> [Action] {
    parts.isEmpty ? [Action(name, argument)] : parts.map { Action($0, argument) }
  }
}

extension ActionRow {
  /// The kind of an action, which decides when it waits, is dropped, or leaves the view alone.
  enum Kind: Equatable {
    case pick, peek, exclude, move
    case mark
    case markAll, unmarkAll
    /// Marks any items, not only the current item.
    case markOther, extend
    /// Uses the value of the current item, and changes nothing.
    case value
    case atItem
    case command
    /// Runs a command; nil: its output is not read; `waits`: later actions wait for its end.
    case background(CommandUse?, waits: Bool)
    case preview
    case typing
    case over
    case aside
    case other

    /// True if the action goes on waiting after another key; `forgetPick` drops all other actions.
    var outlastsKeys: Bool {
      switch self {
      case .mark, .markAll, .unmarkAll, .markOther, .extend, .exclude, .move: true
      default: false
      }
    }

    /// True if the action changes nothing in the view of the grid, so that a glide may go on.
    var leavesViewAlone: Bool {
      switch self {
      case .aside, .value, .command, .background, .preview: true
      default: false
      }
    }

    /// True if a menu over the picker performs the action itself.
    var isOfMenu: Bool { self == .move || self == .typing }
  }
}

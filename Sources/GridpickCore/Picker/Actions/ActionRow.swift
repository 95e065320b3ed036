/// A row of the table of actions, which says all about one of them.
///
/// The name binds a key or an event to the action (rule B1). It is fzf's name if fzf has the same
/// idea.
package struct ActionRow: Sendable {
  package let name: String
  package let words: String
  /// The description where the rows are records in groups (rule X3); nil if it is the same.
  var wordsForRecords: String?
  var group = ActionGroup.yours
  /// The feature without which the action does nothing; nil if it needs no feature.
  package var need: Binding.Need?
  var kind = Kind.other
  /// The kind of argument in brackets; nil if the name can have none.
  package var takes: Argument.Kind?
  package var needsArgument = false
  /// The actions that the name stands for; empty if it is an action of its own.
  var parts: [String] = []
  var act: @Sendable (inout PickerState, Argument?) -> Void = { _, _ in }

  /// Returns the row of a name that can be bound, written in any case.
  package static func named(_ name: String) -> ActionRow? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }

  /// Returns the first row that stands for exactly these actions; nil if there is none.
  static func performing(_ actions: [Action]) -> ActionRow? { all.first { $0.alone == actions } }

  /// The actions of the name without an argument; nil if the name needs an argument.
  package var alone: [Action]? { needsArgument ? nil : actions(with: nil) }

  /// The name as a list for people shows it: `up`, `execute(…)`.
  package var written: String { needsArgument ? "\(name)(…)" : name }

  /// The text that the user types before the argument: `up`, `execute(`.
  package var beginning: String { needsArgument ? "\(name)(" : name }

  func actions(_ argument: [UInt8]?) throws(BindingFault) -> [Action] {
    switch (argument, takes) {
    case (nil, _) where needsArgument: throw .missingArgument(of: name)
    case (nil, _): return actions(with: nil)
    case (_?, nil): throw .unwantedArgument(of: name)
    case (let argument?, let kind?): return actions(with: try kind.read(argument, of: name))
    }
  }

  private func actions(with argument: Argument?) -> [Action] {
    parts.isEmpty ? [Action(name, argument)] : parts.map { Action($0, argument) }
  }
}

// MARK: - Kinds

extension ActionRow {
  /// The kind of an action, which decides when it waits, is dropped, or leaves the view alone.
  enum Kind: Equatable {
    case pick, peek, exclude, move
    /// Marks or unmarks the current item, its row or its column.
    case mark
    case markAll, unmarkAll
    /// Marks what need not be the current item.
    case markOther, extend
    /// Takes the value of the current item, and changes nothing.
    case value
    /// Does something else with the current item.
    case atItem
    case command
    /// Runs a command in the background, whose output is not read if `use` is nil.
    ///
    /// The actions behind this one wait for the end of the command if `waits` is true.
    case background(CommandUse?, waits: Bool)
    case preview
    /// Changes a typed line, or leaves it.
    case typing
    /// Changes what lies over the grid.
    case over
    /// Changes nothing in the view of the grid.
    case aside
    case other

    /// True if the action still waits after a key is pressed; `forgetPick` drops all others.
    var outlastsKeys: Bool {
      switch self {
      case .mark, .markAll, .unmarkAll, .markOther, .extend, .exclude, .move: true
      default: false
      }
    }

    /// True if a glide may go on, because the action changes nothing in the view of the grid.
    var leavesViewAlone: Bool {
      switch self {
      case .aside, .value, .command, .background, .preview: true
      default: false
      }
    }

    /// True if a picker over the picker does the action itself.
    var isOfMenu: Bool { self == .move || self == .typing }
  }
}

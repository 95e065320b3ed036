/// One row of the table of keys, from which the help is made.
package struct Binding: Sendable {
  package var keys: [Key] = []
  package var occasion: Occasion?
  package var actions: [Action]
  /// The actions as the user or the program has written them; empty in the standard table.
  private(set) var calls: [ActionCall] = []

  package init(_ keys: [Key], _ actions: Action...) {
    self.keys = keys
    self.actions = actions
  }

  init(_ trigger: WrittenBinding.Trigger, _ actions: [Action], writtenAs calls: [ActionCall]) {
    switch trigger {
    case .key(let key): keys = [key]
    case .occasion(let occasion): self.occasion = occasion
    }
    self.actions = actions
    self.calls = calls
  }

  /// True if the user or the program has bound the row (rule B1).
  package var isOwn: Bool { !calls.isEmpty }

  var row: ActionRow? { isOwn ? nil : ActionRow.all.first { $0.alone == actions } }

  package var help: String {
    isOwn ? calls.map(\.words).joined(separator: ", ") : row?.words ?? ""
  }

  /// A feature without which a key, an action or a gesture has no effect.
  package enum Need: Sendable {
    case reload
    case more
    case preview
    /// A preview, which the help text of the row already names.
    case shownPreview
    case pull
    case marking
    case history
    case finding
    /// Linked columns, by which rows can be sorted.
    case order
    case columnOrder
    case columns
    /// Columns that scroll, beside frozen columns.
    case frozenColumns
    case titles
    case markedColumns
    case wholeRecords
    case columnWidths
    case wrapping
    case markable
    case sheet
    case grouping
    case regrouped
    case pivoting
    case pivot
    /// Items that are not counts of a pivot, so that they may be cut off.
    case values
    /// A view under the shown view, to which no other key goes back.
    case level
    case ownErrand

    /// The words about the feature, for a help that is printed without a picker.
    var words: String? {
      switch self {
      case .reload: "with --reload or a FILE"
      case .more: "with --more"
      case .preview: "with --preview"
      case .marking, .markedColumns: "with --multi"
      case .history: "with --history"
      default: nil
      }
    }
  }
}

extension Binding.Need? {
  /// Returns the help text with the needed feature added.
  func help(_ help: String) -> String { self?.words.map { "\(help), \($0)" } ?? help }
}

/// The reason why a binding is invalid (rule B3).
package enum BindingFault: Error, Equatable {
  case unknownTrigger(String)
  case unknownKey(String)
  /// A key that the terminal turns into a signal.
  case signalKey(String)
  case unknownAction(String)
  case missingTrigger
  case missingAction(of: String)
  case unwantedArgument(of: String)
  case missingArgument(of: String)
  /// The name and the opening symbol of an argument that has no closing symbol.
  case openBracket(String)
  /// An argument that makes no sense, its action, and a short phrase for what is expected.
  case senselessArgument(String, of: String, expected: String)
  case unknownLayout(String)
  case template(OutputTemplate.Fault)
  case command(CommandTemplate.Fault)
}

/// One row of the table of keys, from which the help is made.
package struct Binding: Sendable {
  package var keys: [Key]
  /// The occasion on which the actions are performed; nil if the row has keys.
  package var occasion: Occasion?
  package var actions: [Action]
  /// The actions as the user or the program has written them; empty in the standard table.
  private(set) var calls: [ActionCall] = []

  package init(_ keys: [Key], _ actions: Action...) {
    self.keys = keys
    self.actions = actions
  }

  init(_ keys: [Key], _ actions: [Action], writtenAs calls: [ActionCall]) {
    self.keys = keys
    self.actions = actions
    self.calls = calls
  }

  /// True if the user or the program has bound the row (rule B1).
  package var isOwn: Bool { !calls.isEmpty }

  /// The row of the actions if the picker itself has bound them.
  var row: ActionRow? { isOwn ? nil : ActionRow.performing(actions) }

  package var help: String {
    isOwn ? calls.map(\.words).joined(separator: ", ") : row?.words ?? ""
  }

  /// A feature that a key, an action or a gesture needs to be of any use.
  package enum Need: Sendable {
    case reload
    case more
    case preview
    /// A preview that the help text of the row already names.
    case shownPreview
    case pull
    case marking
    case history
    /// Find that is on, with a query to edit.
    case finding
    /// Linked columns, by which rows can be sorted.
    case order
    /// A grid, whose columns can be sorted by a row.
    case columnOrder
    /// Columns that can be hidden.
    case columns
    /// Columns that scroll beside those that stay put.
    case frozenColumns
    /// Columns that a query can name.
    case titles
    /// Columns that can be marked.
    case markedColumns
    case wholeRecords
    case columnWidths
    /// Rows that can take the lines that their cells need.
    case wrapping
    /// Something that is current and can be marked.
    case markable
    /// A record that Enter does not pick by itself.
    case recordPick
    /// A table with linked columns.
    case sheet
    /// A table whose records can be grouped.
    case grouping
    /// Groups that a key has made.
    case regrouped
    /// A table that can be turned into a pivot, or a pivot.
    case pivoting
    case pivot
    /// Items that are no counts, so that they may be cut.
    case values
    /// A view under the shown one, to which no other key goes back.
    case level
    /// A reload that the user has asked for.
    case ownErrand

    /// The words about the feature, for a help that does not know which features the picker has.
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
  /// Returns the text of a row of the help; nil if the picker lacks the feature.
  ///
  /// If `isMet` is nil, the features of the picker are unknown, and the row says which feature it
  /// needs.
  func help(_ help: String, where isMet: ((Binding.Need) -> Bool)?) -> String? {
    guard let self else { return help }
    guard let isMet else { return self.words.map { "\(help), \($0)" } ?? help }
    return isMet(self) ? help : nil
  }
}

/// The reason why a text binds nothing (rule B3).
package enum BindingFault: Error, Equatable {
  /// A word that names neither a key nor an event.
  case unknownTrigger(String)
  /// A word that names no key, where only a key is allowed.
  case unknownKey(String)
  /// A key that the terminal turns into a signal.
  case signalKey(String)
  case unknownAction(String)
  case missingTrigger
  case missingAction(of: String)
  case unwantedArgument(of: String)
  case missingArgument(of: String)
  /// The name and the opening sign of an argument that has no closing sign.
  case openBracket(String)
  /// An argument that makes no sense, its action, and a short phrase for what is expected.
  case senselessArgument(String, of: String, expected: String)
  case unknownLayout(String)
  case template(OutputTemplate.Fault)
  case command(CommandTemplate.Fault)
}

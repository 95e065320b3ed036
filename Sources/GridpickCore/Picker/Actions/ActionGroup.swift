/// A group of actions, under whose title the help lists them (rule S3).
package enum ActionGroup: CaseIterable, Sendable {
  /// The keys that the user or the program has bound.
  case yours
  case pick
  case find
  case columns
  case mark
  case preview
  case data
  case go
  case leave

  var title: String {
    switch self {
    case .yours: "Yours"
    case .pick: "Pick"
    case .find: "Find"
    case .columns: "Columns"
    case .mark: "Mark"
    case .preview: "Preview"
    case .data: "Data"
    case .go: "Go"
    case .leave: "Leave"
    }
  }

  /// The words before an action's own, where no title of its group stands above; empty if none.
  var lead: String {
    switch self {
    case .find: "find: "
    case .preview: "preview: "
    case .yours, .pick, .columns, .mark, .data, .go, .leave: ""
    }
  }

  /// True if the group stands in the left one of two columns.
  var isLeft: Bool {
    switch self {
    case .yours, .pick, .find, .columns, .leave: true
    case .mark, .preview, .data, .go: false
    }
  }
}

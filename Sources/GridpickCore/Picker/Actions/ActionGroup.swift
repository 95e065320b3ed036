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
  /// The actions without a key.
  case more
  /// The gestures of the mouse and the signs of a query, which Enter cannot run.
  case toRead

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
    case .more: "More actions"
    case .toRead: "To read"
    }
  }
}

/// A group of actions, under whose title the help lists them (rule S3).
package enum ActionGroup: String, CaseIterable, Sendable {
  /// The keys that the user or the program has bound.
  case yours = "Yours"
  case pick = "Pick"
  case find = "Find"
  case columns = "Columns"
  case mark = "Mark"
  case preview = "Preview"
  case data = "Data"
  case go = "Go"
  case leave = "Leave"
  /// The actions without a key.
  case more = "More actions"
  /// The gestures of the mouse and the signs of a query, which Enter cannot run.
  case toRead = "To read"

  var title: String { rawValue }
}

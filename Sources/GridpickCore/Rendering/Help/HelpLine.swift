/// The texts of one row of the help: its keys, what it does, and the name of the action.
struct HelpRow: Equatable {
  var keys: [String]
  var words: String
  var name = ""

  var texts: [String] { [keys.joined(separator: " "), words, name] }
}

enum HelpLine: Equatable {
  case blank
  case heading(String)
  /// A row that can be chosen, and its number among the rows that are shown.
  case row(HelpRow, number: Int)
  /// A row that is only to be read.
  case note(HelpRow)
}

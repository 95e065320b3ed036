/// A command that the user types as a word; the parser and the help are made from these cases.
enum PlainCommand: CaseIterable {
  case more, back, pickRow, accept, listMarks, reload, help, leave

  /// The words that the user may type for the command; the help lists them in this order.
  var words: [String] {
    switch self {
    case .more: [""]
    case .back: ["b", ".."]
    case .pickRow: ["o"]
    case .accept: ["."]
    case .listMarks: ["m"]
    case .reload: ["r"]
    case .help: ["?"]
    case .leave: ["q"]
    }
  }

  private var does: String {
    switch self {
    case .more: "shows more"
    case .back: "goes back to the previous list, or to the first page"
    case .pickRow: "picks the whole open row"
    case .accept: "picks the marked items"
    case .listMarks: "lists the marked items"
    case .reload: "refreshes"
    case .help: "shows this help"
    case .leave: "quits without a pick"
    }
  }

  var need: Binding.Need? {
    switch self {
    case .accept, .listMarks: .marking
    case .reload: .reload
    case .more, .back, .pickRow, .help, .leave: nil
    }
  }

  /// Returns the lines of the help, without commands that the picker cannot perform.
  static func help(has: @escaping (Binding.Need) -> Bool) -> [String] {
    let numbers =
      has(.marking)
      ? "a number: opens a row, marks or unmarks an item; several: 1 3 5-7"
      : "a number: opens a row, picks an item"
    let syntax = [
      numbers, "2,3: the third item of the second row", "v 3: shows the third one in full",
      "a text: lists the matches",
      "/ and a text: the same, if the text looks like a command",
    ]
    return syntax
      + allCases.compactMap { command in
        let words = command.words.map { $0.isEmpty ? "Enter" : $0 }.joined(separator: " or ")
        return command.need.help("\(words): \(command.does)", where: has)
      }
  }
}

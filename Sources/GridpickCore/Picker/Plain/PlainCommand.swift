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
    case .more: "shows more of what is listed"
    case .back: "goes back to what was listed before, and from all to the first page"
    case .pickRow: "picks the whole row that is listed"
    case .accept: "picks what is marked"
    case .listMarks: "lists what is marked"
    case .reload: "refreshes"
    case .help: "shows this help"
    case .leave: "leaves without a pick"
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
      ? "a number: opens a row; marks an item, or no longer; 1 3 5-7: each of these"
      : "a number: opens a row, picks an item"
    let syntax = [
      numbers, "2,3: the third item of the second row", "v 3: reads the third one in full",
      "a text: lists what matches",
      "/ and a text: the same, where that looks like something else here",
    ]
    return syntax
      + allCases.compactMap { command in
        let words = command.words.map { $0.isEmpty ? "Enter" : $0 }.joined(separator: " or ")
        return command.need.help("\(words): \(command.does)", where: has)
      }
  }
}

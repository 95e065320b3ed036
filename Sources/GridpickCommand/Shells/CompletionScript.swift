/// The script that completes gridpick's command line in a shell: a file of functions, and what is made
/// from the table of options.
///
/// The script holds everything that is known beforehand. It asks gridpick for the titles of
/// columns.
enum CompletionScript {
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The words that take back an option and are no options themselves: `--no-cycle`, or `--mouse`
  /// for `--no-mouse`.
  ///
  /// Requests to the program itself stand in no defaults, so there is nothing to take back.
  static var undoings: [(name: String, undone: String)] {
    let names = Set(OptionTable.rows.map(\.name))
    return OptionTable.rows.map(\.name)
      .map { (name: OptionTable.opposite(of: $0), undone: $0) }
      .filter { undoing in
        !names.contains(undoing.name)
          && !OptionTable.rest.rows.contains { $0.name == undoing.undone }
      }
  }

  /// The words among these that are offered to a person who has begun such a word.
  static var offeredUndoings: [(name: String, undone: String)] {
    undoings.filter { $0.name.hasPrefix("no-") }
  }

  /// Returns a shell file of this folder.
  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns a line of a script for each option that takes a value.
  static func lines(_ line: (OptionRow) -> String) -> String {
    OptionTable.rows.filter { $0.argument != nil }.map(line).joined(separator: "\n")
  }
}

extension String {
  /// The text as one word for a Bourne-like shell, whatever it holds.
  var shellQuoted: String {
    "'" + map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }
}

extension [String] {
  /// The texts as words for a Bourne-like shell.
  var shellQuoted: String { map(\.shellQuoted).joined(separator: " ") }
}

/// What completes gridpick's command line in a shell, made from the table of options.
///
/// What can be known beforehand stands in the script; the titles of columns it asks gridpick for.
enum CompletionScript {
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// Words that are no options themselves and take back one: `--no-cycle`, or `--mouse` for `--no-mouse`.
  ///
  /// What is asked of the program stands in no defaults, and is nothing to take back.
  static var undoings: [(name: String, undone: String)] {
    let names = Set(OptionTable.rows.map(\.name))
    return OptionTable.rows.map(\.name)
      .map { (name: OptionTable.opposite(of: $0), undone: $0) }
      .filter { undoing in
        !names.contains(undoing.name)
          && !OptionTable.rest.rows.contains { $0.name == undoing.undone }
      }
  }

  /// Those of them that are offered to whoever has begun such a word.
  static var offeredUndoings: [(name: String, undone: String)] {
    undoings.filter { $0.name.hasPrefix("no-") }
  }

  /// The options that take a value, each with what a script says of that.
  static func lines(_ line: (OptionRow) -> String) -> String {
    OptionTable.rows.filter { $0.argument != nil }.map(line).joined(separator: "\n")
  }
}

extension String {
  /// One word for a shell of Bourne's kind, whatever it holds.
  var shellQuoted: String {
    "'" + map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }
}

extension [String] {
  /// Words for a shell of Bourne's kind.
  var shellQuoted: String { map(\.shellQuoted).joined(separator: " ") }
}

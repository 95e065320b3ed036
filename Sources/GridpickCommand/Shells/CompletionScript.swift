/// The script that completes a shell's command line; it asks gridpick for titles of columns.
enum CompletionScript {
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// Words that take back an option and are none: `--no-cycle`, or `--mouse` for `--no-mouse`.
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

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

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
  var shellQuoted: String { map(\.shellQuoted).joined(separator: " ") }
}

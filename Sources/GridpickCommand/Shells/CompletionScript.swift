import GridpickCore
import GridpickTerminal

/// The script that completes a shell's command line; it asks gridpick for titles of columns.
enum CompletionScript {
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The variables of the bash and zsh scripts for what an option may be.
  static func variables(for words: OptionWords) -> String {
    "separators=\(words.separators.shellQuoted) signs=\(words.signs.shellQuoted)"
      + " first=(\(words.first().shellQuoted)) next=(\(words.next().shellQuoted))"
  }

  static func variables(separating separator: Character?, behind: String) -> String {
    "separators=\((separator.map { "\($0)" } ?? "").shellQuoted) behind=\(behind.shellQuoted)"
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  static func lines(_ line: (OptionRow) -> String) -> String {
    OptionTable.rows.filter { $0.argument != nil }.map(line).joined(separator: "\n")
  }
}

extension String {
  /// The text as one word for a Bourne-like shell, whatever characters it has.
  var shellQuoted: String {
    "'" + map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }
}

extension [String] {
  var shellQuoted: String { map(\.shellQuoted).joined(separator: " ") }
}

/// The titles of an input's columns for the completion, without errors: a person is still typing.
extension CommandOptions {
  private static let mostTitles = 1_000

  var listOfTitles: String {
    // Reading anything but a file would wait, and would take the data from its real reader.
    guard input.isFile, let maker = try? DocumentMaker(self),
      let table = try? maker.load(until: { _ in true }).document.data, !table.isList
    else { return "" }
    let columns = (0..<min(Self.mostTitles, table.columnCount)).compactMap { table.columnTitle($0) }
    // A title that is not shown unchanged cannot be typed; its column has a number.
    return columns.filter { !$0.isEmpty && $0 == $0.shown }
      .map { ($0.contains(",") ? "\"\($0)\"" : $0) + "\n" }.joined()
  }
}

extension Input {
  fileprivate var isFile: Bool {
    guard self == .standardInput else { return !isWalk && canBeReadAgain }
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

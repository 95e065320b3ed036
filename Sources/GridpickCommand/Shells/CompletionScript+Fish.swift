extension CompletionScript {
  static var fish: String {
    text(PackageResources.completion_fish) + "\n" + OptionTable.rows.map(line(of:)).joined()
      + offeredUndoings.map { name, undone in
        "complete -c gridpick -n __gridpick_undoes -l \(name) -d 'take back --\(undone)'\n"
      }.joined()
  }

  private static func line(of row: OptionRow) -> String {
    let letter = row.letter.map { " -s \($0)" } ?? ""
    return "complete -c gridpick\(letter) -l \(row.name) -d \(quoted(row.help))"
      + (row.argument == nil ? "" : (row.isOptional ? "" : " -r") + offer(of: row.values)) + "\n"
  }

  private static func offer(of values: OptionValues) -> String {
    switch values {
    case .free: " -f"
    case .file: " -F"
    case .command: " -f -a '(__fish_complete_command)'"
    case .titles(let separator, let behind):
      " -f -a "
        + quoted(
          "(__gridpick_titles \(quoted(separator.map { "\($0)" } ?? "")) \(quoted(behind)))")
    case .words(let words):
      " -f -a "
        + quoted(
          "(__gridpick_offer \(quoted(words.separators)) \(quoted(words.signs)) \(list(words.first))"
            + " -- \(list(words.next)))")
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { quoted($0) }.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { #"\'"#.contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}

extension CompletionScript {
  static var fish: String {
    text(PackageResources.completion_fish) + "\n" + OptionTable.rows.map(line(of:)).joined()
  }

  private static func line(of row: OptionRow) -> String {
    let letter = row.letter.map { " -s \($0)" } ?? ""
    return "complete -c gridpick\(letter) -l \(row.name) -d \(fishQuoted(row.help))"
      + (row.argument == nil ? "" : (row.isOptional ? "" : " -r") + offer(of: row.values)) + "\n"
  }

  private static func offer(of values: OptionValues) -> String {
    switch values {
    case .free: " -f"
    case .file: " -F"
    case .command: " -f -a '(__fish_complete_command)'"
    case .titles(let separator, let behind):
      " -f -a "
        + fishQuoted(
          "(__gridpick_titles \(fishQuoted(separator.map { "\($0)" } ?? "")) \(fishQuoted(behind)))"
        )
    case .words(let words):
      " -f -a "
        + fishQuoted(
          "(__gridpick_offer \(fishQuoted(words.separators)) \(fishQuoted(words.signs)) \(list(words.first()))"
            + " -- \(list(words.next())))")
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { fishQuoted($0) }.joined(separator: " ")
  }

  static func fishQuoted(_ text: String) -> String {
    "'" + text.map { #"\'"#.contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}

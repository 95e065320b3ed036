extension CompletionScript {
  static var fish: String {
    fishFunctions + "\n" + OptionTable.rows.map(line(of:)).joined()
  }

  private static func line(of row: OptionRow) -> String {
    let letter = row.letter.map { " -s \($0)" } ?? ""
    return "complete -c gridpick\(letter) -l \(row.name) -d \(quoted(row.help))"
      + (row.argument == nil ? "" : (row.isOptional ? " -f" : " -r") + offer(of: row.values)) + "\n"
  }

  private static func offer(of values: OptionValues) -> String {
    switch values {
    case .free: " -f"
    case .file: " -F"
    case .command: " -f -a '(__fish_complete_command)'"
    case .titles(let separator):
      " -f -a " + quoted("(__gridpick_titles \(quoted(separator.map { "\($0)" } ?? "")))")
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

  private static let fishFunctions = #"""
    # What completes gridpick in fish; gridpick --completion fish prints it.

    # Offers words for what stands behind the last sign of the value: those up to -- at its beginning and behind a
    # separator, and those behind it behind one of the signs.
    function __gridpick_offer -a separators signs
        set -l place (contains -i -- -- $argv)
        set -l words $argv[3..$place]
        set -e words[-1]
        set -l value (commandline -ct | string replace -r -- '^--[^=]*=' '' | string replace -r -- '^["\']' '')
        set -l before
        if test -n "$separators$signs"
            set before (string match -r -- '^.*['(string escape --style=regex -- $separators$signs)']' $value)
        end
        if test -n "$before"; and test -n "$signs"
            and string match -qr -- '['(string escape --style=regex -- $signs)']$' $before
            set words $argv[(math $place + 1)..]
        end
        printf '%s\n' "$before"$words
    end

    # The titles of the columns of what the line names, by the options that stand in it: up to the cursor, for fish
    # tells no more of it.
    function __gridpick_titles -a separators
        set -l arguments (commandline -opc)
        set -e arguments[1]
        if not string match -q -- '--*=*' (commandline -ct)
            set -e arguments[-1]
        end
        set -l titles (command gridpick --completion titles (string replace -r -- '^~/' "$HOME/" $arguments) 2>/dev/null </dev/null)
        test -n "$titles"; and __gridpick_offer "$separators" '' $titles --
    end

    """#
}

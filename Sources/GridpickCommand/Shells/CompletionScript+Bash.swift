extension CompletionScript {
  static var bash: String { text(PackageResources.completion_bash) + "\n" + bashValues }

  private static var bashValues: String {
    """
    # Says what may stand for the value of an option; 1 where that takes none in this word.
    _gridpick_value() {
      case $1 in
    \(lines { "    \(pattern(of: $0))) \(offer(of: $0.values)) ;;" })
        *) return 1 ;;
      esac
    }

    _gridpick_options=(\(OptionTable.rows.flatMap(\.writtenNames).shellQuoted))

    """
  }

  /// Returns the pattern for `case`; an equals sign means that the value is in the same word.
  private static func pattern(of row: OptionRow) -> String {
    let names = row.writtenNames
    return ((row.isOptional ? [] : names) + names.map { $0 + "=" }).joined(separator: " | ")
  }

  private static func offer(of values: OptionValues) -> String {
    switch values {
    case .free: ":"
    case .file: "_gridpick_files"
    case .command: "_gridpick_commands"
    case .titles(let separator, let behind):
      variables(separating: separator, behind: behind) + " && _gridpick_titles"
    case .words(let words): variables(for: words)
    }
  }
}

extension OptionRow {
  fileprivate var writtenNames: [String] {
    ["--\(name)"] + [letter.map { "-\($0)" }].compactMap(\.self)
  }
}

extension CompletionScript {
  static var zsh: String {
    let specifications = OptionTable.rows.flatMap(specifications(of:))
      .map { "    \($0.shellQuoted) \\\n" }.joined()
    return """
      \(text(PackageResources.completion_zsh))
      _gridpick() {
        local curcontext=$curcontext context state state_descr line separators signs behind ret=1
        local -a typed=("${words[@]}") first next
        local current=$CURRENT
        local -A opt_args
        _arguments -C -s -S \\
      \(specifications)    '*:FILE:_files' && ret=0
        case $state in
      \(lines { "    \($0.name)) \(offer(of: $0.values)) ;;" })
        esac
        return ret
      }

      if [[ $funcstack[1] == _gridpick ]]; then _gridpick "$@"; else compdef _gridpick gridpick; fi

      """
  }

  /// Returns an option for `_arguments`, by its name and its letter; the name is also the state.
  private static func specifications(of row: OptionRow) -> [String] {
    let help = "[\(escaped(row.help))]"
    let value = row.argument.map { "\(row.isOptional ? "::" : ":")\(escaped($0)):->\(row.name)" }
    let names = [
      ("--\(row.name)", row.isOptional ? "=-" : "="),
      row.letter.map { ("-\($0)", row.isOptional ? "-" : "+") },
    ]
    return names.compactMap(\.self).map { name, joint in
      "*\(name)" + (value == nil ? "" : joint) + help + (value ?? "")
    }
  }

  private static func escaped(_ words: String) -> String {
    words.map { #"\:[]"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func offer(of values: OptionValues) -> String {
    switch values {
    case .free: ":"
    case .file: "_files && ret=0"
    case .command: "_cmdstring && ret=0"
    case .titles(let separator, let behind):
      variables(separating: separator, behind: behind) + "; _gridpick_titles && ret=0"
    case .words(let words): variables(for: words) + "; _gridpick_offer && ret=0"
    }
  }
}

extension CompletionScript {
  static var zsh: String {
    let specifications = OptionTable.rows.flatMap(specifications(of:))
      .map { "    \($0.shellQuoted) \\\n" }.joined()
    return """
      #compdef gridpick
      # What completes gridpick in zsh; gridpick --completion zsh prints it.

      \(zshFunctions)
      _gridpick() {
        local curcontext=$curcontext context state state_descr line separators signs ret=1
        local -a typed=("${words[@]}") first next
        local current=$CURRENT
        local -A opt_args
        _arguments -C -s -S \\
      \(specifications)    ':FILE:_files' && ret=0
        case $state in
      \(lines { "    \($0.name)) \(offer(of: $0.values)) ;;" })
        esac
        return ret
      }

      if [[ $funcstack[1] == _gridpick ]]; then _gridpick "$@"; else compdef _gridpick gridpick; fi

      """
  }

  /// An option as `_arguments` has it, by its name and by its letter; what it may take is looked up by the name.
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
    case .titles(let separator):
      "separators=\((separator.map { "\($0)" } ?? "").shellQuoted); _gridpick_titles && ret=0"
    case .words(let words):
      "separators=\(words.separators.shellQuoted) signs=\(words.signs.shellQuoted)"
        + " first=(\(words.first.shellQuoted)) next=(\(words.next.shellQuoted));"
        + " _gridpick_offer && ret=0"
    }
  }

  private static let zshFunctions = #"""
    # Offers words for what stands behind the last sign of the value: `first`, or `next` behind one of `signs`.
    _gridpick_offer() {
      local -a end
      if [[ -n $separators$signs ]]; then
        end=(-S '')
        if compset -P "*[$separators$signs]" && [[ -n $signs && $IPREFIX[-1] == [$signs] ]]; then
          first=("${next[@]}")
        fi
      fi
      compadd "${end[@]}" -a first
    }

    # The titles of the columns of what the line names, by the options that stand in it.
    _gridpick_titles() {
      local -a arguments
      local -i i
      for ((i = 2; i <= $#typed; i++)); do
        (( i == current )) && continue
        (( i == current - 1 )) && [[ $typed[current] != --*=* ]] && continue
        arguments+=("${${(Q)typed[i]}/#\~\//$HOME/}")
      done
      first=(${(f)"$(command gridpick --completion titles "${arguments[@]}" 2>/dev/null </dev/null)"})
      _gridpick_offer
    }

    """#
}

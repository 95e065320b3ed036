extension CompletionScript {
  static var zsh: String {
    let specifications = OptionTable.rows.flatMap(specifications(of:))
      .map { "    \($0.shellQuoted) \\\n" }.joined()
    let undoings = undoings.map { name, undone in
      (name.hasPrefix("no-") ? #""$hidden""# : "'!'")
        + "'*--\(name)[take back --\(undone)]' \\\n"
    }.map { "    \($0)" }.joined()
    return """
      #compdef gridpick
      # What completes gridpick in zsh; gridpick --completion zsh prints it.

      \(zshFunctions)
      _gridpick() {
        local curcontext=$curcontext context state state_descr line separators signs behind hidden='!' ret=1
        local -a typed=("${words[@]}") first next
        local current=$CURRENT
        local -A opt_args
        if [[ $PREFIX == --no-* ]]; then hidden=; fi
        _arguments -C -s -S \\
      \(specifications)\(undoings)    ':FILE:_files' && ret=0
        case $state in
      \(lines { "    \($0.name)) \(offer(of: $0.values)) ;;" })
        esac
        return ret
      }

      if [[ $funcstack[1] == _gridpick ]]; then _gridpick "$@"; else compdef _gridpick gridpick; fi

      """
  }

  /// Returns an option in the form of `_arguments`, by its name and by its letter; its values are
  /// looked up by the name.
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
      "separators=\((separator.map { "\($0)" } ?? "").shellQuoted) behind=\(behind.shellQuoted);"
        + " _gridpick_titles && ret=0"
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
      local -a arguments tokens=("${(z)LBUFFER}")
      local -i i
      local source=/dev/null
      for ((i = 2; i <= $#typed; i++)); do
        (( i == current )) && continue
        (( i == current - 1 )) && [[ $typed[current] != --*=* ]] && continue
        arguments+=("${${(Q)typed[i]}/#\~\//$HOME/}")
      done
      # What is read stands in no word; what stands before another command's end is not read by this one.
      i=${tokens[(I)(\||\|\||\|&|&|&&|;)]}
      tokens=("${(@)tokens[i + 1,-1]}")
      i=${tokens[(I)<]}
      if (( i )); then source=${${(Q)tokens[i + 1]}/#\~\//$HOME/}; fi
      if [[ ! -f $source ]]; then source=/dev/null; fi
      first=(${(f)"$(command gridpick --completion titles "${arguments[@]}" 2>/dev/null <$source)"})
      if [[ -n $behind && ${(Q)PREFIX} == ?*:* ]]; then first+=("${${(Q)PREFIX}%:*}:$behind"); fi
      _gridpick_offer
    }

    """#
}

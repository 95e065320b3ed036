extension CompletionScript {
  static var bash: String {
    bashBeginning + "\n" + bashValues + "\n" + bashEnd
  }

  /// What may stand for the value of each option.
  private static var bashValues: String {
    let names = OptionTable.rows.flatMap { row in
      ["--\(row.name)"] + [row.letter.map { "-\($0)" }].compactMap(\.self)
    }
    return """
      # Says what may stand for the value of an option; 1 where that takes none in this word.
      _gridpick_value() {
        case $1 in
      \(lines { "    \(pattern(of: $0))) \(offer(of: $0.values)) ;;" })
          *) return 1 ;;
        esac
      }

      _gridpick_options=(\(names.shellQuoted))

      """
  }

  /// A value that may be missing stands in the same word.
  private static func pattern(of row: OptionRow) -> String {
    let attached = "--\(row.name)="
    guard !row.isOptional else { return attached }
    return (["--\(row.name)", attached] + [row.letter.map { "-\($0)" }].compactMap(\.self))
      .joined(separator: " | ")
  }

  private static func offer(of values: OptionValues) -> String {
    switch values {
    case .free: ":"
    case .file: "_gridpick_files"
    case .command: "_gridpick_commands"
    case .titles(nil): "_gridpick_titles"
    case .titles(let separator?): "separators=\("\(separator)".shellQuoted) && _gridpick_titles"
    case .words(let words):
      "separators=\(words.separators.shellQuoted) signs=\(words.signs.shellQuoted)"
        + " first=(\(words.first.shellQuoted)) next=(\(words.next.shellQuoted))"
    }
  }

  private static let bashBeginning = #"""
    # What completes gridpick in bash; gridpick --completion bash prints it.

    # Puts the words together again that bash has parted at signs: `words` as they are typed, `cword` which of
    # them is current, `cur` what is typed of it, and `head` what of that readline leaves alone.
    _gridpick_words() {
      local rest=$COMP_LINE i word blank before typed count
      words=()
      for i in "${!COMP_WORDS[@]}"; do
        word=${COMP_WORDS[i]} blank=
        if [[ -n $word ]]; then
          blank=${rest%%[^[:blank:]]*}
          rest=${rest#"$blank"}
        fi
        if ((i == 0)) || [[ -n $blank || -z $word ]]; then words+=(""); fi
        before=${words[-1]}
        if ((i == COMP_CWORD)); then
          count=$((COMP_POINT - ${#COMP_LINE} + ${#rest}))
          typed=${word:0:count < 0 ? 0 : count}
          cword=$((${#words[@]} - 1)) cur=$before$typed head=$before
          if [[ -n $typed && -z ${typed//[=:@]/} ]]; then head=$cur; fi
        fi
        words[-1]+=$word
        rest=${rest#"$word"}
      done
    }

    # Takes quotes off a word, and runs nothing that stands in it.
    _gridpick_plain() {
      local rest=$1 quote='' sign
      REPLY=
      if [[ $rest == \~/* ]]; then REPLY=$HOME rest=${rest:1}; fi
      while [[ -n $rest ]]; do
        sign=${rest:0:1} rest=${rest:1}
        case $quote$sign in
          "''" | '""') quote= ;;
          "'" | '"') quote=$sign ;;
          \\ | '"\')
            if [[ -n $quote && $rest != [\\\"\$\`]* ]]; then REPLY+=$sign; fi
            REPLY+=${rest:0:1} rest=${rest:1}
            ;;
          *) REPLY+=$sign ;;
        esac
      done
    }

    # Quotes a text as the word is quoted that it becomes a part of.
    _gridpick_quoted() {
      local rest=$1 sign
      REPLY=
      while [[ -n $rest ]]; do
        sign=${rest:0:1} rest=${rest:1}
        case $quote:$sign in
          "':'") REPLY+="'\\''" ;;
          "':"* | :[[:alnum:]] | :[-_,.:=+@%/^]) REPLY+=$sign ;;
          \":[\\\"\$\`]) REPLY+=\\$sign ;;
          \":*) REPLY+=$sign ;;
          *) REPLY+=\\$sign ;;
        esac
      done
    }

    # Offers words for what stands behind the last sign of the value: `first`, or `next` behind one of `signs`.
    _gridpick_offer() {
      local REPLY text part before quote='' word
      _gridpick_plain "$value"
      text=$REPLY
      case ${value#"$head"} in \'*) quote=\' ;; \"*) quote=\" ;; esac
      part=$text
      if [[ -n $separators$signs ]]; then
        part=${text##*["$separators$signs"]}
        compopt -o nospace
      fi
      before=${text%"$part"}
      if [[ -n $signs && $before == *["$signs"] ]]; then first=("${next[@]}"); fi
      for word in "${first[@]}"; do
        if [[ $word == "$part"* ]]; then
          _gridpick_quoted "$before$word"
          COMPREPLY+=("${REPLY#"$head"}")
        fi
      done
    }

    _gridpick_files() { compopt -o default; }

    _gridpick_commands() {
      compopt -o nospace
      mapfile -t first < <(compgen -c -- "${value#[\'\"]}")
    }

    # The titles of the columns of what the line names, by the options that stand in it.
    _gridpick_titles() {
      local REPLY i arguments=()
      for ((i = 1; i < ${#words[@]}; i++)); do
        if ((i == cword)) || { ((i == cword - 1)) && [[ ${words[i]} == "$option" ]]; }; then continue; fi
        if [[ ${words[i]} == [\<\>\|\&\;]* ]]; then break; fi
        _gridpick_plain "${words[i]}"
        arguments+=("$REPLY")
      done
      mapfile -t first < <(
        command gridpick --completion titles "${arguments[@]}" 2>/dev/null </dev/null
      )
    }

    """#

  private static let bashEnd = #"""
    _gridpick() {
      local words cword cur head option value word separators='' signs='' first=() next=()
      COMPREPLY=()
      _gridpick_words
      option=${words[cword - 1]} value=$cur
      if [[ $cur == --*=* ]]; then option=${cur%%=*}= value=${cur#*=} head=${head#"$option"}; fi
      for word in "${words[@]:1:cword - 1}"; do
        if [[ $word == -- ]]; then
          _gridpick_files
          return
        fi
      done
      if ! _gridpick_value "$option"; then
        if [[ $cur != -* ]]; then
          _gridpick_files
          return
        fi
        first=("${_gridpick_options[@]}")
      fi
      _gridpick_offer
    }

    complete -F _gridpick gridpick

    """#
}

# The last word of a line, as it stands there and as the name that it is: without its quotes, and with the value of the home
# folder or of a plain variable that it begins with. Both are empty for an option, and where the shell would make something
# else of it; what ends its quote, and a blank, are then the gap before a new word. A line names no variables like these.
__gridpick_word() { # LINE
  local __index __char __name __start=0 __quote='' __other=''
  __raw='' __word='' __gap=''
  for ((__index = 0; __index < ${#1}; ++__index)); do
    __char=${1:$__index:1}
    if [[ $__char == \$ ]] && __gridpick_variable "${1:$__start:$((__index - __start))}" "${1:$((__index + 1))}"; then
      ((__index += ${#__name}))
      continue
    fi
    case $__quote in
      \\) __word+=$__char __quote='' ;;
      \') if [[ $__char == \' ]]; then __quote=''; else __word+=$__char; fi ;;
      \"\\) if [[ $__char == [\"\\\$\`] ]]; then __word+=$__char; else __word+=\\$__char; fi && __quote=\" ;;
      \")
        case $__char in
          \") __quote='' ;;
          \\) __quote=\"\\ ;;
          [\$\`]) __other=1 ;;
          *) __word+=$__char ;;
        esac
        ;;
      *)
        case $__char in
          [[:space:]=\;\|\&\<\>\(\)]) __start=$((__index + 1)) __word='' __other='' ;;
          [\'\"\\]) __quote=$__char ;;
          [\$\`*?{}!#^]|\[|\]) __other=1 ;;
          *) __word+=$__char ;;
        esac
        ;;
    esac
  done
  __raw=${1:$__start}
  case $__raw in
    \~/*) __word=${HOME-}${__word#\~} ;;
    [-+~]*) __other=1 ;;
  esac
  [[ $__other ]] || return 0
  [[ $__quote == \"\\ ]] && __quote=\\\"
  __raw='' __word='' __gap="$__quote "
}

# Takes $NAME or ${NAME} at the beginning of a word, where nothing but a quote is before it; fails for all else.
__gridpick_variable() { # BEFORE BEHIND
  [[ $1 == '' || $1 == \" ]] || return
  __name=${2#\{}
  __name=${__name%%[!A-Za-z0-9_]*}
  [[ $__name == [A-Za-z_]* ]] || return
  [[ $2 != \{* || $2 == "{$__name}"* ]] && __gridpick_value "$__name" || return
  [[ $2 != \{* ]] || __name="{$__name}"
}

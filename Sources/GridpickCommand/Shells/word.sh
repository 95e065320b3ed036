# The last word of a line, as it stands there and as the name that it is without its quotes. Both are empty for an option,
# and where the shell would make something else of it.
__gridpick_word() { # LINE
  local index char quote='' other=''
  raw='' word=''
  for ((index = 0; index < ${#1}; ++index)); do
    char=${1:$index:1}
    case $quote in
      \\) word+=$char quote='' ;;
      \') if [[ $char == \' ]]; then quote=''; else word+=$char; fi ;;
      \"\\) if [[ $char == [\"\\\$\`] ]]; then word+=$char; else word+=\\$char; fi && quote=\" ;;
      \")
        case $char in
          \") quote='' ;;
          \\) quote=\"\\ ;;
          [\$\`]) other=1 ;;
          *) word+=$char ;;
        esac
        ;;
      *)
        case $char in
          [[:space:]=\;\|\&\<\>\(\)]) raw='' word='' other='' && continue ;;
          [\'\"\\]) quote=$char ;;
          [\$\`*?{}!#^]|\[|\]) other=1 ;;
          *) word+=$char ;;
        esac
        ;;
    esac
    raw+=$char
  done
  [[ ! $other && $raw != [-+]* ]] || raw='' word=''
}

#compdef gridpick
# What completes gridpick in zsh; gridpick --completion zsh prints it.

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

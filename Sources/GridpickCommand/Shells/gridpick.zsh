# gridpick on keys of zsh, for ~/.zshrc: eval "$(gridpick --shell-integration zsh)"
#
# Ctrl-T      files; the word before the cursor says in which folder, and what to look for
# Ctrl-R      a line of the history in place of this one
# Alt-C       a folder to go to
# Ctrl-X Tab  what completes the word, in a grid
#
# GRIDPICK_CTRL_T_OPTS, GRIDPICK_CTRL_R_OPTS, GRIDPICK_ALT_C_OPTS and GRIDPICK_COMPLETION_OPTS are options for one key.
# GRIDPICK_CTRL_T_COMMAND and GRIDPICK_ALT_C_COMMAND list something else, for sh, a line each. Empty, they turn their
# key off, as does GRIDPICK_CTRL_R_COMMAND. GRIDPICK_COMPLETION_KEY is another key than '^X^I', such as '^I'.

# gridpick with the options of a key: what it is in need of comes last, what somebody likes before. It takes the place of
# the subshell that calls this: zsh has a process that it waits for go on with SIGCONT, and the picker would begin anew.
__gridpick() { # OPTIONS ARGUMENT...
  export GRIDPICK_OPTS="--height 40% --find ${GRIDPICK_OPTS-}"$'\n'"$__gridpick_undone $1"
  exec gridpick --print0 "${@:2}"
}

# What is picked of what a command lists in a folder; without a command, of the files that pass these tests of find.
__gridpick_listed() { # FOLDER COMMAND OPTIONS TEST... -- ARGUMENT...
  local command=$2 options=$3
  local -a ends tests
  [[ -n $command ]] || { command=$__gridpick_walk ends=(--read0) }
  CDPATH='' builtin cd -q -- "$1" >/dev/null || return
  shift 3
  while [[ $1 != -- ]]; do tests+=("$1") && shift; done
  __gridpick "$options" --format lines "${ends[@]}" "${@:2}" < <(command sh -c "$command" sh "${tests[@]}")
}

# Files in place of the word before the cursor (rule K1); nothing picked is nothing changed (K2).
__gridpick_files() {
  builtin emulate -L zsh
  local __raw __word __gap
  __gridpick_word "$LBUFFER"
  local folder=${__word%"${__word##*/}"} item
  local -a picked
  [[ -d ${folder:-.} ]] || folder=
  picked=(${(0)"$(__gridpick_listed "${folder:-.}" "${GRIDPICK_CTRL_T_COMMAND-}" "${GRIDPICK_CTRL_T_OPTS-}" \
    -type f -o -type d -o -type l -- --multi --query "${__word#"$folder"}")"})
  for item in "${picked[@]}"; do
    [[ $item == /* ]] || item=$folder$item
    [[ $item == [-+]* ]] && item=./$item
    LBUFFER=${LBUFFER%"$__raw"}$__gap${(q)item}\ 
    __raw= __gap=
  done
  zle reset-prompt
}

# The value of a variable that has one begins the word; an array is several.
__gridpick_value() { # NAME
  [[ ${(Pt)1} == scalar* ]] && __word=${(P)1}
}

# One of the entries, each once, in place of the line (rule K3).
__gridpick_history() {
  builtin emulate -L zsh
  builtin zmodload -F zsh/parameter p:history
  local -aU entries=("${(@v)history}")
  local entry=${"$(__gridpick "--no-sort ${GRIDPICK_CTRL_R_OPTS-}" --format lines --read0 --columns 1 \
    --query "$LBUFFER" < <(print -rN -- "${entries[@]}"))"%$'\0'}
  [[ -n $entry ]] && BUFFER=$entry CURSOR=$#entry
  zle reset-prompt
}

# Runs the command on the line, so that it is seen and the prompt is made anew; what was typed comes back behind it
# (rule K4).
__gridpick_folder() {
  builtin emulate -L zsh
  local folder=${"$(__gridpick_listed . "${GRIDPICK_ALT_C_COMMAND-}" "${GRIDPICK_ALT_C_OPTS-}" -type d --)"%$'\0'}
  if [[ -n $folder ]]; then
    [[ $folder == /* ]] || folder=./$folder
    zle push-line
    BUFFER="builtin cd -- ${(q)folder}"
    zle accept-line
  fi
  zle reset-prompt
}

# What completes a word is what compsys would offer: one widget has it collect that and changes nothing, somebody chooses,
# and another widget adds the chosen word alone, by the call that it came from (rule K6).
__gridpick_completion() {
  builtin emulate -L zsh
  local -a __gridpick_words __gridpick_labels __gridpick_notes __gridpick_calls
  local -A __gridpick_seen
  local __gridpick_choice
  if (( ! $+functions[_main_complete] )); then
    zle expand-or-complete
    return
  fi
  zle __gridpick_collect
  case $#__gridpick_words in
    0) zle beep ;;
    1) __gridpick_choice=1 ;;
    *) __gridpick_choose ;;
  esac
  [[ -n $__gridpick_choice ]] && zle __gridpick_add
  zle reset-prompt
}

__gridpick_collect() {
  functions[compadd]=$functions[__gridpick_compadd]
  {
    _main_complete
  } always {
    builtin unfunction compadd
    compstate[insert]= compstate[list]=
  }
}

# In place of compadd: keeps each word with the description that stands behind it, and how it is added.
__gridpick_compadd() {
  local -a __kept __gone __words __shown __call
  local -A __displays
  local __index __note
  zparseopts -a __kept P: S: p: s: i: I: W: r: R: M+: F: f e q Q n U C d:=__displays \
    k=__gone a=__gone l=__gone 1=__gone 2=__gone J:=__gone V:=__gone X:=__gone x:=__gone E:=__gone o::=__gone \
    O:=__displays A:=__displays D:=__displays
  if (( $+__displays[-O] + $+__displays[-A] + $+__displays[-D] )); then
    builtin compadd "$@"
    return
  fi
  [[ ${__displays[-d]-} == [A-Za-z_]* ]] && __shown=("${(@P)__displays[-d]}")
  builtin compadd -O __words -D __shown "$@"
  __call=("$PREFIX" "$SUFFIX" "$IPREFIX" "$ISUFFIX" "${__kept[@]}")
  __call=("${(j: :)${(@qq)__call}}")
  for (( __index = 1; __index <= $#__words; ++__index )); do
    (( $+__gridpick_seen[$__words[__index]$__call] )) && continue
    __gridpick_seen[$__words[__index]$__call]=1
    __note=${__shown[__index]-}
    __gridpick_words+=("$__words[__index]")
    # Some are in quotes already.
    (( $__kept[(I)-Q] )) && __gridpick_labels+=("${(Q)__words[__index]}") || __gridpick_labels+=("$__words[__index]")
    __gridpick_notes+=("${${${__note#"$__words[__index]"}##[[:blank:]]#(--|)[[:blank:]]#}%%[[:blank:]]#}")
    __gridpick_calls+=("$__call")
  done
  builtin compadd "$@"
}

__gridpick_choose() {
  local -a records
  local index choice
  if [[ -z ${(j::)__gridpick_notes} ]]; then
    choice=$(__gridpick "${GRIDPICK_COMPLETION_OPTS-}" --format lines --read0 \
      < <(print -rN -- "${__gridpick_labels[@]}"))
    [[ -n $choice ]] && __gridpick_choice=$__gridpick_labels[(ie)${choice%$'\0'}]
    return
  fi
  for index in {1..$#__gridpick_words}; do
    records+=("${__gridpick_labels[index]//$'\t'/ }"$'\t'"${__gridpick_notes[index]//$'\t'/ }")
  done
  choice=$(__gridpick "${GRIDPICK_COMPLETION_OPTS-}" --delimiter $'\t' --read0 --no-header --row-titles \
    --print '{section}' < <(print -rN -- "${records[@]}"))
  [[ -n $choice ]] && __gridpick_choice=$(( ${choice%$'\0'} + 1 ))
}

__gridpick_add() {
  local -a call=("${(@Q)${(z)__gridpick_calls[__gridpick_choice]}}")
  PREFIX=$call[1] SUFFIX=$call[2] IPREFIX=$call[3] ISUFFIX=$call[4]
  builtin compadd "${(@)call[5,-1]}" -- "$__gridpick_words[__gridpick_choice]"
  compstate[list]=
}

__gridpick_bind() { # KEY WIDGET
  local map
  zle -N "$2"
  for map in emacs viins vicmd; do bindkey -M "$map" "$1" "$2"; done
}

# What is turned off stays what it was (rule K5).
if [[ -o interactive ]]; then
  [[ -z ${GRIDPICK_CTRL_T_COMMAND-x} ]] || __gridpick_bind '^T' __gridpick_files
  [[ -z ${GRIDPICK_CTRL_R_COMMAND-x} ]] || __gridpick_bind '^R' __gridpick_history
  [[ -z ${GRIDPICK_ALT_C_COMMAND-x} ]] || __gridpick_bind '\ec' __gridpick_folder
  if [[ -n ${GRIDPICK_COMPLETION_KEY-^X^I} ]]; then
    zle -C __gridpick_collect complete-word __gridpick_collect
    zle -C __gridpick_add complete-word __gridpick_add
    __gridpick_bind "${GRIDPICK_COMPLETION_KEY-^X^I}" __gridpick_completion
  fi
fi

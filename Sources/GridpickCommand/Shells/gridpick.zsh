# gridpick on keys of zsh, for ~/.zshrc: eval "$(gridpick --shell-integration zsh)"
#
# Ctrl-T      files and folders; the word before the cursor says in which folder, and what to look for
# Ctrl-R      a line of the history in place of this one; again by time; Shift-Delete forgets one
# Alt-C       a folder to go to
# ** Tab      processes, hosts, branches and more in a sheet, for other commands files, in place of the word before **
# Ctrl-X Tab  such a sheet, or else what completes the word, in a grid
#
# GRIDPICK_CTRL_T_OPTS, GRIDPICK_CTRL_R_OPTS, GRIDPICK_ALT_C_OPTS and GRIDPICK_COMPLETION_OPTS are options for one key.
# GRIDPICK_CTRL_T_COMMAND and GRIDPICK_ALT_C_COMMAND list something else, for sh, a line each. Empty, they turn their
# key off, as does GRIDPICK_CTRL_R_COMMAND. If one is not set, that of fzf counts. GRIDPICK_COMPLETION_KEY is another key
# than '^X^I', such as '^I', GRIDPICK_COMPLETION_TRIGGER another word than '**'; empty, they are off.

# Runs a program with the options of a key, which come after what every key of the shell needs: letters search, and Esc
# leaves. It takes the place of the subshell that calls this: zsh has a process that it waits for go on with SIGCONT, and
# the picker would begin anew.
__gridpick() { # OPTIONS PROGRAM ARGUMENT...
  export GRIDPICK_OPTS="--height 40% ${GRIDPICK_OPTS-}" GRIDPICK_KEY_OPTS="--find --bind esc:abort $1"
  exec "${@:2}"
}

# What is picked of the files and folders below a folder, or of what a command lists there.
__gridpick_listed() { # KINDS FOLDER COMMAND OPTIONS ARGUMENT...
  CDPATH='' builtin cd -q -- "$2" >/dev/null || return
  if [[ -n $3 ]]; then
    __gridpick "$4" gridpick --print0 --format lines "${@:5}" < <(command sh -c "$3")
  else
    __gridpick "$4" gridpick --print0 --walk --walker "$1" "${@:5}"
  fi
}

# Puts words, quoted, in place of the word that a line ends with; none change nothing (rule K2).
__gridpick_put() { # LINE WORD...
  local line=$1 item
  (( $# > 1 )) || return
  line=${line%"$__raw"}$__gap
  for item in "${@:2}"; do line+="${(q)item} "; done
  LBUFFER=$line
}

# Files in place of the word that a line ends with (rule K1).
__gridpick_put_files() { # LINE KINDS COMMAND OPTIONS
  local __raw __word __gap
  __gridpick_word "$1"
  local folder=${__word%"${__word##*/}"} item
  local -a picked
  [[ -d ${folder:-.} ]] || folder=
  for item in ${(0)"$(__gridpick_listed "$2" "${folder:-.}" "$3" "$4" --multi --query "${__word#"$folder"}")"}; do
    [[ $item == /* ]] || item=$folder$item
    [[ $item == [-+]* ]] && item=./$item
    picked+=("$item")
  done
  __gridpick_put "$1" "${picked[@]}"
}

__gridpick_files() {
  builtin emulate -L zsh
  __gridpick_put_files "$LBUFFER" file,dir "${GRIDPICK_CTRL_T_COMMAND-${FZF_CTRL_T_COMMAND-}}" "${GRIDPICK_CTRL_T_OPTS-}"
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
  local -x GRIDPICK_FORGOTTEN
  GRIDPICK_FORGOTTEN=$(command mktemp -d)/entries || return
  local entry=${"$(__gridpick "$__gridpick_of_history ${GRIDPICK_CTRL_R_OPTS-}" gridpick --print0 --format lines --read0 \
    --query "$LBUFFER" < <(print -rN -- "${entries[@]}"))"%$'\0'}
  {
    [[ -e $GRIDPICK_FORGOTTEN ]] && __gridpick_forget ${(0)"$(<$GRIDPICK_FORGOTTEN)"}
  } always {
    command rm -r -- ${GRIDPICK_FORGOTTEN:h}
  }
  [[ -n $entry ]] && BUFFER=$entry CURSOR=$#entry
  zle reset-prompt
}

# Has zsh write its file of the history without some entries, and read it in place of the list it has, which is not to be
# written again: it knows no other way to delete one. The entries of the file are read into a list of their own, which is as
# long as they are; what zsh would not write of its own list stays unwritten. Without a file zsh reads what it has itself.
__gridpick_forget() { # ENTRY...
  local wanted="(${(j:|:)${(@b)@}})" file=${HISTFILE-}
  local -i kept=${SAVEHIST:-0} most=999999999
  local HISTFILE=$file HISTORY_IGNORE=${HISTORY_IGNORE-} SAVEHIST=$kept
  if [[ -n $file && -w $file ]] && (( kept > 0 )); then
    fc -AI || return
    fc -p "$file" $most $most
    HISTORY_IGNORE=$wanted
    fc -W
    fc -P
  else
    file=$GRIDPICK_FORGOTTEN.all HISTFILE=$GRIDPICK_FORGOTTEN.all SAVEHIST=$HISTSIZE HISTORY_IGNORE=$wanted
    fc -W || return
  fi
  HISTFILE=
  fc -p "$file" $HISTSIZE $kept
}

# Runs the command on the line, so that it is seen and the prompt is made anew; what was typed comes back behind it
# (rule K4).
__gridpick_folder() {
  builtin emulate -L zsh
  local folder=${"$(__gridpick_listed dir . "${GRIDPICK_ALT_C_COMMAND-${FZF_ALT_C_COMMAND-}}" \
    "${GRIDPICK_ALT_C_OPTS-}")"%$'\0'}
  if [[ -n $folder ]]; then
    [[ $folder == /* ]] || folder=./$folder
    zle push-line
    BUFFER="builtin cd -- ${(q)folder}"
    zle accept-line
  fi
  zle reset-prompt
}

# What is picked of a sheet that says more than compsys does (rule K7); the status is 9 where there is none, and 8 where
# the word is a folder.
__gridpick_put_sheet() { # LINE
  local __raw __word __gap __picked __ret
  __gridpick_word "$1"
  [[ -z $__gap ]] || return 9
  __picked=$(__gridpick "${GRIDPICK_COMPLETION_OPTS-}" sh -c "$__gridpick_sheets" sh "$__word" "${1%"$__raw"}" \
    < <(__gridpick_variables))
  __ret=$?
  __gridpick_put "$1" ${(0)__picked}
  return $__ret
}

# The plain variables with their values, which only this shell knows, but for those of scripts.
__gridpick_variables() {
  local __name
  builtin zmodload -F zsh/parameter p:parameters
  for __name in ${(Mok)parameters[(R)(scalar|integer)*]:#[A-Za-z]*}; do
    print -rN -- "$__name"$'\t'"${${(P)__name}//$'\t'/ }"
  done
}

# Behind the trigger, a sheet or files in place of what is before it; fails where the line has no trigger there.
__gridpick_triggered() {
  local __trigger=${GRIDPICK_COMPLETION_TRIGGER-${FZF_COMPLETION_TRIGGER:-**}}
  [[ -n $__trigger && $LBUFFER == *"$__trigger" ]] || return
  builtin emulate -L zsh
  local __line=${LBUFFER%"$__trigger"}
  __gridpick_put_sheet "$__line"
  case $? in
    8) __gridpick_put_files "$__line" dir '' "${GRIDPICK_COMPLETION_OPTS-}" ;;
    9) __gridpick_put_files "$__line" file,dir '' "${GRIDPICK_COMPLETION_OPTS-}" ;;
  esac
  zle reset-prompt
}

# A tab does what it did without a trigger.
__gridpick_tab() { __gridpick_triggered || zle "$__gridpick_tabbed"; }

# Without a trigger or a sheet, compsys completes the word (rule K6). One widget collects what compsys offers and changes
# nothing. Then the picker is shown. Another widget adds the chosen word alone, by the call that it came from.
__gridpick_completion() {
  __gridpick_triggered && return
  builtin emulate -L zsh
  __gridpick_put_sheet "$LBUFFER"
  if (( $? < 8 || $? > 9 )); then
    zle reset-prompt
    return
  fi
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
    choice=$(__gridpick "${GRIDPICK_COMPLETION_OPTS-}" gridpick --print0 --format lines --read0 \
      < <(print -rN -- "${__gridpick_labels[@]}"))
    [[ -n $choice ]] && __gridpick_choice=$__gridpick_labels[(ie)${choice%$'\0'}]
    return
  fi
  for index in {1..$#__gridpick_words}; do
    records+=("${__gridpick_labels[index]//$'\t'/ }"$'\t'"${__gridpick_notes[index]//$'\t'/ }")
  done
  choice=$(__gridpick "${GRIDPICK_COMPLETION_OPTS-}" gridpick --print0 --format lines --delimiter $'\t' --read0 \
    --no-header --row-titles --print '{section}' < <(print -rN -- "${records[@]}"))
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
  [[ -z ${GRIDPICK_CTRL_T_COMMAND-${FZF_CTRL_T_COMMAND-x}} ]] || __gridpick_bind '^T' __gridpick_files
  [[ -z ${GRIDPICK_CTRL_R_COMMAND-${FZF_CTRL_R_COMMAND-x}} ]] || __gridpick_bind '^R' __gridpick_history
  [[ -z ${GRIDPICK_ALT_C_COMMAND-${FZF_ALT_C_COMMAND-x}} ]] || __gridpick_bind '\ec' __gridpick_folder
  # A Tab that is no widget, but a text, is left alone. What Tab was before is noted once: other scripts do the same.
  : ${__gridpick_tabbed:=${$(bindkey '^I')[2]}}
  if [[ -n ${GRIDPICK_COMPLETION_TRIGGER-x} && -n ${widgets[$__gridpick_tabbed]-} ]]; then
    zle -N __gridpick_tab
    for __gridpick_map in emacs viins; do bindkey -M $__gridpick_map '^I' __gridpick_tab; done
  fi
  if [[ -n ${GRIDPICK_COMPLETION_KEY-^X^I} ]]; then
    zle -C __gridpick_collect complete-word __gridpick_collect
    zle -C __gridpick_add complete-word __gridpick_add
    __gridpick_bind "${GRIDPICK_COMPLETION_KEY-^X^I}" __gridpick_completion
  fi
fi

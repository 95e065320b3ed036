# gridpick on keys of bash, for ~/.bashrc: eval "$(gridpick --shell-integration bash)"
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
# than "\C-x\t", such as "\t", GRIDPICK_COMPLETION_TRIGGER another word than "**"; empty, they are off.

# Runs a program with the options of a key, which come after what every key of the shell needs: letters search, and Esc
# leaves.
__gridpick() { # OPTIONS PROGRAM ARGUMENT...
  GRIDPICK_OPTS="--height 40% ${GRIDPICK_OPTS-}" GRIDPICK_KEY_OPTS="--find --bind esc:abort $1" command "${@:2}"
}

# What is picked of the files and folders below a folder, or of what a command lists there.
__gridpick_listed() { # KINDS FOLDER COMMAND OPTIONS ARGUMENT...
  CDPATH='' builtin cd -- "$2" >/dev/null || return
  if [[ $3 ]]; then
    command sh -c "$3" | __gridpick "$4" gridpick --print0 --format lines "${@:5}"
  else
    __gridpick "$4" gridpick --print0 --walk --walker "$1" "${@:5}"
  fi
}

# Puts items, each with a NUL behind it, in place of the word that a line ends with; none change nothing (rule K2).
__gridpick_put() { # LINE [FOLDER]
  local item picked=''
  while IFS= read -r -d '' item; do
    # A name among files must be none of an option.
    if (($# > 1)); then
      [[ $item == /* ]] || item=$2$item
      [[ $item == [-+]* ]] && item=./$item
    fi
    printf -v item '%q' "$item"
    picked+="$item "
  done
  [[ $picked ]] || return
  picked=${1%"$__raw"}$__gap$picked
  READLINE_LINE=$picked${READLINE_LINE:READLINE_POINT}
  READLINE_POINT=${#picked}
}

# Files in place of the word that a line ends with (rule K1).
__gridpick_put_files() { # LINE KINDS COMMAND OPTIONS
  local __raw __word __gap
  __gridpick_word "$1"
  local folder=${__word%"${__word##*/}"}
  [[ -d ${folder:-.} ]] || folder=''
  __gridpick_put "$1" "$folder" < <(__gridpick_listed "$2" "${folder:-.}" "$3" "$4" --multi --query "${__word#"$folder"}")
}

__gridpick_files() {
  __gridpick_put_files "${READLINE_LINE:0:READLINE_POINT}" file,dir \
    "${GRIDPICK_CTRL_T_COMMAND-${FZF_CTRL_T_COMMAND-}}" "${GRIDPICK_CTRL_T_OPTS-}"
}

# The value of a variable that has one begins the word.
__gridpick_value() { # NAME
  [[ ${!1+set} ]] && __word=${!1}
}

# Each line of the history once, the newest first. An entry begins with a tab, and a blank or a star, but in posix mode,
# which only this subshell leaves.
__gridpick_entries() (
  set +o posix
  builtin fc -lnr -2147483648 | LC_ALL=C command awk '
    function add() { if (!seen[entry]++) printf "%s%c", entry, 0 }
    /^\t[ *]/ { if (NR > 1) add(); entry = substr($0, 3); next }
    { entry = entry "\n" $0 }
    END { if (NR > 0) add() }'
)

# One of them in place of the line (rule K3).
__gridpick_history() {
  local entry GRIDPICK_FORGOTTEN
  GRIDPICK_FORGOTTEN=$(command mktemp -d)/entries || return
  export GRIDPICK_FORGOTTEN
  IFS= read -r -d '' entry < <(__gridpick_entries |
    __gridpick "$__gridpick_of_history ${GRIDPICK_CTRL_R_OPTS-}" gridpick --print0 --format lines --read0 \
      --query "$READLINE_LINE")
  [[ ! -e $GRIDPICK_FORGOTTEN ]] || __gridpick_forget
  command rm -r -- "${GRIDPICK_FORGOTTEN%/*}"
  [[ $entry ]] || return
  READLINE_LINE=$entry
  READLINE_POINT=${#entry}
}

# Takes entries out of the file of the history, which bash then reads anew as a new shell does: if they were deleted in
# bash alone, the file would have them still, and bash would count wrong what it has to add to it.
__gridpick_forget() {
  local entry file=${HISTFILE-} kept=$GRIDPICK_FORGOTTEN.kept
  [[ ! $file ]] || builtin history -a || return
  if [[ ! -f $file || ! -w $file ]]; then
    local HISTTIMEFORMAT=x
    file=$GRIDPICK_FORGOTTEN.all
    builtin history -w "$file"
  fi
  while IFS= read -r -d '' entry; do
    entry=$entry LC_ALL=C command awk '
      function isTime(at) { return line[at] ~ /^#[0-9]+$/ }
      { line[NR] = $0 }
      END {
        count = split(ENVIRON["entry"], wanted, "\n")
        for (at = 1; at <= NR; at = end + 1) {
          # An entry ends before the next time, or where none are written with its line.
          start = at + isTime(at)
          end = start > at ? start : start + count - 1
          while (start > at && end < NR && !isTime(end + 1)) ++end
          isWanted = end - start + 1 == count
          for (i = 1; i <= count && isWanted; ++i) isWanted = line[start + i - 1] == wanted[i]
          if (isWanted) continue
          if (start == at) end = at
          while (at <= end && at <= NR) print line[at++]
        }
      }' "$file" >|"$kept" && command cat -- "$kept" >|"$file" || return
  done <"$GRIDPICK_FORGOTTEN"
  builtin history -c
  builtin history -r "$file"
}

# Puts the command on the line, which the rest of the key's macro runs, so that it is seen and the prompt is made anew
# (rule K4).
__gridpick_folder() {
  local folder next=redraw-current-line
  __gridpick_line=$READLINE_LINE __gridpick_point=$READLINE_POINT
  IFS= read -r -d '' folder < <(__gridpick_listed dir . \
    "${GRIDPICK_ALT_C_COMMAND-${FZF_ALT_C_COMMAND-}}" "${GRIDPICK_ALT_C_OPTS-}")
  if [[ $folder ]]; then
    [[ $folder == /* ]] || folder=./$folder
    printf -v READLINE_LINE 'builtin cd -- %q' "$folder"
    next=accept-line
  fi
  __gridpick_follow '\e[gridpick1~' "$next"
}

__gridpick_restore_line() {
  READLINE_LINE=$__gridpick_line READLINE_POINT=$__gridpick_point
}

# What is picked of a sheet that says more than bash does (rule K7); the status is 9 where there is none, and 8 where the
# word is a folder.
__gridpick_put_sheet() { # LINE
  local __raw __word __gap
  __gridpick_word "$1"
  [[ ! $__gap ]] || return 9
  __gridpick_put "$1" < <(__gridpick_variables |
    __gridpick "${GRIDPICK_COMPLETION_OPTS-}" sh -c "$__gridpick_sheets" sh "$__word" "${1%"$__raw"}")
  wait "$!"
}

# The variables with their values, which only this shell knows, but for those of scripts.
__gridpick_variables() {
  local __name __value
  local -a __names
  mapfile -t __names < <(builtin compgen -v)
  for __name in "${__names[@]}"; do
    [[ $__name == @(_*|READLINE_*) ]] && continue
    __value=${!__name-}
    printf '%s\t%s\0' "$__name" "${__value//$'\t'/ }"
  done 2>/dev/null
}

# Behind the trigger, a sheet or files in place of what is before it; fails where the line has no trigger there.
__gridpick_triggered() {
  local __trigger=${GRIDPICK_COMPLETION_TRIGGER-${FZF_COMPLETION_TRIGGER:-**}} __line=${READLINE_LINE:0:READLINE_POINT}
  [[ $__trigger && $__line == *"$__trigger" ]] || return
  __line=${__line%"$__trigger"}
  __gridpick_put_sheet "$__line"
  case $? in
    8) __gridpick_put_files "$__line" dir '' "${GRIDPICK_COMPLETION_OPTS-}" ;;
    9) __gridpick_put_files "$__line" file,dir '' "${GRIDPICK_COMPLETION_OPTS-}" ;;
  esac
  return 0
}

# What the rest of a key's macro does.
__gridpick_follow() { # KEYS COMMAND
  local map
  for map in emacs-standard vi-insert vi-command; do builtin bind -m "$map" "\"$1\": $2"; done
}

# A tab does what it does without a trigger; since it is no longer the last command for readline, one that changes nothing
# is noticed here.
__gridpick_tab() {
  local __next=complete __place=$READLINE_POINT:$READLINE_LINE
  if __gridpick_triggered; then __next=redraw-current-line; elif [[ $__place == "${__gridpick_tabbed-}" ]]; then
    __next=possible-completions
  fi
  __gridpick_tabbed=$__place
  __gridpick_follow '\e[gridpick7\t' "$__next"
}

# Without a trigger or a sheet, what completes a word is what bash would offer: for this one key all specifications give
# way to one that puts them back, asks the one it is about, and has somebody choose (rule K6).
__gridpick_begin_completion() {
  local __next=redraw-current-line
  if ! __gridpick_triggered; then
    __gridpick_put_sheet "${READLINE_LINE:0:READLINE_POINT}"
    case $? in 8 | 9) __gridpick_hide_specifications && __next=complete ;; esac
  fi
  __gridpick_follow '\e[gridpick4\t' "$__next"
}

__gridpick_hide_specifications() {
  # Not empty even where there are none.
  __gridpick_specifications=$(builtin complete -p)$'\n'
  builtin complete -r
  builtin complete -F __gridpick_complete -D
  builtin complete -F __gridpick_complete -I
}

# Once: what is loaded behind that stays.
__gridpick_show_specifications() {
  [[ $__gridpick_specifications ]] || return 0
  builtin complete -r
  eval "$__gridpick_specifications"
  __gridpick_specifications=
}

__gridpick_complete() { # COMMAND WORD PREVIOUS
  local choice order=(sort -zu)
  __gridpick_show_specifications
  __gridpick_candidates "$@" || :
  [[ $(builtin compopt 2>/dev/null) == *'-o nosort'* ]] && order=(cat)
  builtin compopt +o bashdefault +o default +o dirnames +o plusdirs
  ((${#COMPREPLY[@]} > 0)) || return
  IFS= read -r -d '' choice < <(printf '%s\0' "${COMPREPLY[@]}" | command "${order[@]}" |
    __gridpick "${GRIDPICK_COMPLETION_OPTS-}" gridpick --print0 --format lines --read0 --select-1) || :
  COMPREPLY=(${choice:+"$choice"})
}

# What the command's specification offers, or the one for all others, which may load the command's and says so by 124.
__gridpick_candidates() { # COMMAND WORD PREVIOUS
  local specification
  COMPREPLY=()
  if ((COMP_CWORD == 0)); then
    __gridpick_commands "$2"
    return
  fi
  for _ in 1 2; do
    specification=$(builtin complete -p -- "$1" 2>/dev/null || builtin complete -p -- "${1##*/}" 2>/dev/null ||
      builtin complete -p -D 2>/dev/null || echo complete -o default)
    __gridpick_ask "$specification" "$@"
    (($? == 124)) || return
  done
}

__gridpick_commands() { # WORD
  mapfile -t COMPREPLY < <(builtin compgen -c -- "$1")
  [[ $1 == */* ]] && builtin compopt -o filenames
}

__gridpick_ask() { # SPECIFICATION COMMAND WORD PREVIOUS
  local OPTIND=1 OPTARG flag function='' program='' rest=() words=("${@:2}") options
  # As bash prints it, in quotes of its own.
  eval "set -- ${1#complete}"
  while getopts :abcdefgjksuvDEIo:A:F:G:W:C:P:S:X: flag; do
    case $flag in
      o) builtin compopt -o "$OPTARG" ;;
      F) function=$OPTARG ;;
      C) program=$OPTARG ;;
      [DEI]) ;;
      *) rest+=("-$flag" ${OPTARG+"$OPTARG"}) ;;
    esac
  done
  if [[ $function ]]; then
    # Any other status says nothing.
    "$function" "${words[@]}" || (($? != 124)) || return 124
  elif [[ $program ]]; then
    mapfile -t COMPREPLY < <(
      export COMP_LINE COMP_POINT COMP_KEY COMP_TYPE
      eval "$program \"\${words[@]}\""
    )
  elif ((${#rest[@]} > 0)); then
    mapfile -t COMPREPLY < <(builtin compgen "${rest[@]}" -- "${words[1]}")
  fi
  options=$(builtin compopt 2>/dev/null)
  [[ $options == *'-o plusdirs'* ]] && __gridpick_names -d "${words[1]}"
  ((${#COMPREPLY[@]} > 0)) || __gridpick_default "${words[1]}" "$options"
}

# Names where the specification has nothing and allows them.
__gridpick_default() { # WORD OPTIONS
  local word=$1 kind=-f
  case $2 in
    *'-o default'* | *'-o bashdefault'*) ;;
    *'-o dirnames'*) kind=-d ;;
    *) return 0 ;;
  esac
  if [[ $word == '$'* ]]; then
    mapfile -t COMPREPLY < <(builtin compgen -v -P '$' -- "${word#'$'}")
  else
    __gridpick_names "$kind" "$word"
  fi
}

# Adds names, and has bash quote them.
__gridpick_names() { # KIND WORD
  local name
  while IFS= read -r -d '' name; do
    builtin compopt -o filenames
    COMPREPLY+=("$name")
  done < <(__gridpick_globbed "$@")
}

# A name may have a break in it, so that a pattern finds it, and not compgen.
__gridpick_globbed() { # KIND WORD
  local __raw __word __gap name
  __gridpick_word "$2"
  [[ ! $__gap ]] || return
  shopt -s nullglob
  for name in "$__word"*; do
    [[ $1 == -d && ! -d $name ]] || printf '%s\0' "$name"
  done
}

# What is turned off stays what it was (rule K5). Nothing that a key does ends a shell with errexit.
__gridpick_bind() {
  local map key=${GRIDPICK_COMPLETION_KEY-'\C-x\t'}
  for map in emacs-standard vi-insert vi-command; do
    if [[ ${GRIDPICK_CTRL_T_COMMAND-${FZF_CTRL_T_COMMAND-x}} ]]; then
      builtin bind -m "$map" -x '"\C-t": __gridpick_files || :'
    fi
    if [[ ${GRIDPICK_CTRL_R_COMMAND-${FZF_CTRL_R_COMMAND-x}} ]]; then
      builtin bind -m "$map" -x '"\C-r": __gridpick_history || :'
    fi
    if [[ ${GRIDPICK_ALT_C_COMMAND-${FZF_ALT_C_COMMAND-x}} ]]; then
      builtin bind -m "$map" -x '"\e[gridpick0~": __gridpick_folder || :'
      builtin bind -m "$map" -x '"\e[gridpick2~": __gridpick_restore_line || :'
      builtin bind -m "$map" '"\ec": "\e[gridpick0~\e[gridpick1~\e[gridpick2~"'
    fi
    # A tab that somebody has bound otherwise stays so. The key that a completion is told of, a tab, ends what follows.
    if [[ ${GRIDPICK_COMPLETION_TRIGGER-x} && $(builtin bind -m "$map" -q complete 2>/dev/null) == *'"\C-i"'* ]]; then
      builtin bind -m "$map" -x '"\e[gridpick6~": __gridpick_tab || :'
      builtin bind -m "$map" '"\t": "\e[gridpick6~\e[gridpick7\t"'
    fi
    if [[ $key ]]; then
      builtin bind -m "$map" -x '"\e[gridpick3~": __gridpick_begin_completion || :'
      builtin bind -m "$map" -x '"\e[gridpick5~": __gridpick_show_specifications || :'
      builtin bind -m "$map" "\"$key\": \"\\e[gridpick3~\\e[gridpick4\\t\\e[gridpick5~\""
    fi
  done
}

[[ $- == *i* ]] && __gridpick_bind

# gridpick on keys of bash, for ~/.bashrc: eval "$(gridpick --shell-integration bash)"
#
# Ctrl-T      files; the word before the cursor says in which folder, and what to look for
# Ctrl-R      a line of the history in place of this one
# Alt-C       a folder to go to
# Ctrl-X Tab  what completes the word, in a grid
#
# GRIDPICK_CTRL_T_OPTS, GRIDPICK_CTRL_R_OPTS, GRIDPICK_ALT_C_OPTS and GRIDPICK_COMPLETION_OPTS are options for one key.
# GRIDPICK_CTRL_T_COMMAND and GRIDPICK_ALT_C_COMMAND list something else, for sh, a line each. Empty, they turn their
# key off, as does GRIDPICK_CTRL_R_COMMAND. GRIDPICK_COMPLETION_KEY is another key than "\C-x\t", such as "\t".

# gridpick with the options of a key: what it is in need of comes last, what somebody likes before.
__gridpick() { # OPTIONS ARGUMENT...
  GRIDPICK_OPTS="--height 40% --find ${GRIDPICK_OPTS-}"$'\n'"$__gridpick_undone $1" command gridpick --print0 "${@:2}"
}

# What is picked of what a command lists in a folder; without a command, of the files that pass these tests of find.
__gridpick_listed() { # FOLDER COMMAND OPTIONS TEST... -- ARGUMENT...
  local command=$2 ends=() tests=() options=$3
  [[ $command ]] || { command=$__gridpick_walk ends=(--read0); }
  CDPATH='' builtin cd -- "$1" >/dev/null || return
  shift 3
  while [[ $1 != -- ]]; do tests+=("$1") && shift; done
  command sh -c "$command" sh "${tests[@]}" | __gridpick "$options" --format lines "${ends[@]}" "${@:2}"
}

# Files in place of the word before the cursor (rule K1); nothing picked is nothing changed (K2).
__gridpick_files() {
  local __raw __word __gap
  __gridpick_word "${READLINE_LINE:0:READLINE_POINT}"
  local before=${READLINE_LINE:0:READLINE_POINT} folder=${__word%"${__word##*/}"} picked='' item
  [[ -d ${folder:-.} ]] || folder=''
  while IFS= read -r -d '' item; do
    [[ $item == /* ]] || item=$folder$item
    [[ $item == [-+]* ]] && item=./$item
    printf -v item '%q' "$item"
    picked+="$item "
  done < <(__gridpick_listed "${folder:-.}" "${GRIDPICK_CTRL_T_COMMAND-}" "${GRIDPICK_CTRL_T_OPTS-}" \
    -type f -o -type d -o -type l -- --multi --query "${__word#"$folder"}")
  [[ $picked ]] || return
  before=${before%"$__raw"}$__gap$picked
  READLINE_LINE=$before${READLINE_LINE:READLINE_POINT}
  READLINE_POINT=${#before}
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
  local entry
  IFS= read -r -d '' entry < <(__gridpick_entries |
    __gridpick "--no-sort ${GRIDPICK_CTRL_R_OPTS-}" --format lines --read0 --columns 1 --query "$READLINE_LINE")
  [[ $entry ]] || return
  READLINE_LINE=$entry
  READLINE_POINT=${#entry}
}

# Puts the command on the line, which the rest of the key's macro runs, so that it is seen and the prompt is made anew
# (rule K4).
__gridpick_folder() {
  local folder next=redraw-current-line map
  __gridpick_line=$READLINE_LINE __gridpick_point=$READLINE_POINT
  IFS= read -r -d '' folder < <(__gridpick_listed . "${GRIDPICK_ALT_C_COMMAND-}" "${GRIDPICK_ALT_C_OPTS-}" -type d --)
  if [[ $folder ]]; then
    [[ $folder == /* ]] || folder=./$folder
    printf -v READLINE_LINE 'builtin cd -- %q' "$folder"
    next=accept-line
  fi
  for map in emacs-standard vi-insert vi-command; do
    builtin bind -m "$map" "\"\\e[gridpick1~\": $next"
  done
}

__gridpick_restore_line() {
  READLINE_LINE=$__gridpick_line READLINE_POINT=$__gridpick_point
}

# What completes a word is what bash would offer: for the one key that completes, all specifications give way to one that
# puts them back, asks the one it is about, and has somebody choose (rule K6).
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
    __gridpick "${GRIDPICK_COMPLETION_OPTS-}" --format lines --read0 --select-1) || :
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
  local names
  mapfile -t names < <(builtin compgen "$1" -- "${2//\\/}")
  ((${#names[@]} > 0)) && builtin compopt -o filenames && COMPREPLY+=("${names[@]}")
}

# What is turned off stays what it was (rule K5). Nothing that a key does ends a shell with errexit.
__gridpick_bind() {
  local map key=${GRIDPICK_COMPLETION_KEY-'\C-x\t'}
  for map in emacs-standard vi-insert vi-command; do
    if [[ ${GRIDPICK_CTRL_T_COMMAND-x} ]]; then
      builtin bind -m "$map" -x '"\C-t": __gridpick_files || :'
    fi
    if [[ ${GRIDPICK_CTRL_R_COMMAND-x} ]]; then
      builtin bind -m "$map" -x '"\C-r": __gridpick_history || :'
    fi
    if [[ ${GRIDPICK_ALT_C_COMMAND-x} ]]; then
      builtin bind -m "$map" -x '"\e[gridpick0~": __gridpick_folder || :'
      builtin bind -m "$map" -x '"\e[gridpick2~": __gridpick_restore_line || :'
      builtin bind -m "$map" '"\ec": "\e[gridpick0~\e[gridpick1~\e[gridpick2~"'
    fi
    if [[ $key ]]; then
      builtin bind -m "$map" -x '"\e[gridpick3~": __gridpick_hide_specifications || :'
      # The key that a completion is told of, a tab, is the last one of these.
      builtin bind -m "$map" '"\e[gridpick4\t": complete'
      builtin bind -m "$map" -x '"\e[gridpick5~": __gridpick_show_specifications || :'
      builtin bind -m "$map" "\"$key\": \"\\e[gridpick3~\\e[gridpick4\\t\\e[gridpick5~\""
    fi
  done
}

[[ $- == *i* ]] && __gridpick_bind

# Runs gridpick in a popup of tmux, or in the pane if tmux opens none: OPTIONS-OF-TMUX PROGRAM ARGUMENT...
options=$1
shift
export GRIDPICK_POPUP=
here=$(mktemp -d "${TMPDIR:-/tmp}/gridpick-XXXXXX") || exec "$@"
exec 3<&0
quoted() { printf '%s\n' "$1" | sed "s/'/'\\\\''/g; 1s/^/'/; \$s/\$/'/"; }
end() { kill "$feeder" 2>/dev/null; rm -rf "$here"; }
trap end EXIT
trap 'tmux display-popup -C; exit 143' HUP INT TERM
{
  export -p
  printf 'cd -- %s; here=%s; : >"$here/begun"; GRIDPICK_POPUP=$here' "$(quoted "$PWD")" "$(quoted "$here")"
  for word; do printf ' %s' "$(quoted "$word")"; done
  if [ ! -t 0 ]; then mkfifo "$here/in" && printf ' <"$here/in"'; fi
  echo ' >"$here/out" 2>"$here/errors"; echo $? >"$here/status"'
} >"$here/run"
# What takes the picker's place leaves the popup first: its variables and files stay here, and the pane runs it.
cat >"$here/leave" <<'END'
for file in /proc/$$/fd/*; do case $(readlink "$file") in /memfd:*) cp "$file" "$GRIDPICK_POPUP" ;; esac; done
export -p | sed "s|/proc/$$/fd/|$GRIDPICK_POPUP/|g" >"$GRIDPICK_POPUP/become"
END
if [ -p "$here/in" ]; then cat <&3 >"$here/in" & feeder=$!; fi
tmux display-popup -E $options -- sh "$here/run" </dev/null >/dev/null 2>&1 &
wait $!
[ -e "$here/begun" ] || { end; exec "$@" <&3; }
cat "$here/out"
cat "$here/errors" >&2
if [ -e "$here/become" ]; then
  [ -t 3 ] || exec 3</dev/tty
  . "$here/become"
  command=$gridpick_command
  unset GRIDPICK_POPUP gridpick_command
  /bin/sh -c "$command" <&3
  exit
fi
exit "$(cat "$here/status" 2>/dev/null || echo 130)"

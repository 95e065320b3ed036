# Runs gridpick in a popup of tmux, or in the pane if tmux opens none: OPTIONS-OF-TMUX PROGRAM ARGUMENT...
# Its own variables begin with a line, and the user's are written down before they are set.
_variables=$(export -p) _options=$1 _feeder=
shift; export GRIDPICK_POPUP=
_here=$(mktemp -d "${TMPDIR:-/tmp}/gridpick-XXXXXX") || exec "$@"
exec 3<&0
quoted() { printf '%s\n' "$1" | sed "s/'/'\\\\''/g; 1s/^/'/; \$s/\$/'/"; }
end() { [ -z "$_feeder" ] || kill "$_feeder" 2>/dev/null; rm -rf "$_here"; }
# A signal closes the popup, and then ends this shell as it would without a popup.
fall() { tmux display-popup -C; end; trap - "$1" EXIT; kill -s "$1" $$; }
trap end EXIT
for _name in HUP INT QUIT TERM USR1; do trap "fall $_name" "$_name"; done
{
  printf '%s\n' "$_variables"
  printf 'cd -- %s; _here=%s; : >"$_here/begun"; GRIDPICK_POPUP=$_here' "$(quoted "$PWD")" "$(quoted "$_here")"
  for _word; do printf ' %s' "$(quoted "$_word")"; done
  if [ ! -t 0 ]; then mkfifo "$_here/in" && printf ' <"$_here/in"'; fi
  echo ' >"$_here/out" 2>"$_here/errors"; echo $? >"$_here/status"'
} >"$_here/run"
# What takes the picker's place leaves the popup first: its variables and files stay here, and the pane runs it.
cat >"$_here/leave" <<'END'
for _file in /proc/$$/fd/*; do case $(readlink "$_file") in /memfd:*) cp "$_file" "$GRIDPICK_POPUP" ;; esac; done
export -p | sed "s|/proc/$$/fd/|$GRIDPICK_POPUP/|g" >"$GRIDPICK_POPUP/become"
END
if [ -p "$_here/in" ]; then cat <&3 >"$_here/in" & _feeder=$!; fi
tmux display-popup -E $_options -- sh "$_here/run" </dev/null >/dev/null 2>&1 &
wait $!
[ -e "$_here/begun" ] || { end; exec "$@" <&3; }
cat "$_here/out"
_written=$?
cat "$_here/errors" >&2
case $_written in 0) ;; 1) exit 2 ;; *) exit "$_written" ;; esac
if [ -e "$_here/become" ]; then
  [ -t 3 ] || exec 3</dev/tty
  # The command itself decides what Ctrl-C does; this shell waits for its status.
  trap : INT QUIT
  (. "$_here/become"; _command=${gridpick_command-}; unset GRIDPICK_POPUP gridpick_command
    exec /bin/sh -c "$_command" <&3)
  exit
fi
exit "$(cat "$_here/status" 2>/dev/null || echo 130)"

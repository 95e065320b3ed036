# gridpick on keys of fish, for ~/.config/fish/config.fish: gridpick --shell-integration fish | source
#
# Ctrl-T  files; the word before the cursor says in which folder, and what to look for
# Ctrl-R  a line of the history in place of this one
# Alt-C   a folder to go to
#
# GRIDPICK_CTRL_T_OPTS, GRIDPICK_CTRL_R_OPTS and GRIDPICK_ALT_C_OPTS are options for one key.
# GRIDPICK_CTRL_T_COMMAND and GRIDPICK_ALT_C_COMMAND list something else, for sh, a line each. Empty, they turn their
# key off, as does GRIDPICK_CTRL_R_COMMAND.

# gridpick with the options of a key: what it is in need of comes last, what somebody likes before.
function __gridpick -a options # OPTIONS ARGUMENT...
    set -lx GRIDPICK_OPTS "--height 40% --find $GRIDPICK_OPTS"\n"$__gridpick_undone $options"
    command gridpick --print0 $argv[2..]
end

# What is picked of what a command lists in a folder; without a command, of the files that pass these tests of find.
function __gridpick_listed -a folder list options # FOLDER COMMAND OPTIONS TEST... -- ARGUMENT...
    set -l end (contains -i -- -- $argv)
    set -l tests $argv[4..(math $end - 1)]
    set -l arguments --format lines $argv[(math $end + 1)..]
    test -n "$list"; or set -a arguments --read0
    test -n "$list"; or set list $__gridpick_walk
    command sh -c 'CDPATH= cd -- "$1" >/dev/null && shift && exec sh -c "$@"' sh $folder $list sh $tests |
        __gridpick $options $arguments
end

# The name that a word is: without its quotes, and with the value of the home folder or of a plain variable that it begins
# with. Fails where it is an option, or fish would make something else of it.
function __gridpick_word -a raw
    set -l start
    set -l variable (string match -r -- '^"?\\$([A-Za-z_]\\w*)' "$raw")
    if set -q variable[2]
        set start (__gridpick_value $variable[2] | string collect)
        test $pipestatus[1] = 0; or return
        set raw (string replace -r -- '\\$\\w+' '' "$raw")
    else if string match -q -- '~/*' "$raw"
        set start $HOME
        set raw (string sub -s 2 -- "$raw")
    end
    set -l open (string replace -ar -- '\'(\\\\.|[^\'])*(\'|$)|\\\\.' '' "$raw")
    set -l bare (string replace -ar -- '"[^"]*("|$)' '' "$open")
    string match -qr -- '^[-+~]|[][*?{}()<>|&;#]' "$bare"; and return 1
    string match -q -- '*$*' "$open"; and return 1
    # A quote may be open, and a backslash have nothing behind it yet.
    set raw (string replace -r -- '(?<!\\\\)((?:\\\\\\\\)*)\\\\$' '$1' "$raw")
    for end in "" "'" '"'
        string unescape -- (string escape -- "$start")"$raw$end"; and return
    end
end

# The value of a variable that has one, in a function that has no variables to hide it.
function __gridpick_value
    set -q $argv[1]; and test (count $$argv[1]) = 1; and echo -n $$argv[1]
end

# What ends a word and its quote before a new one.
function __gridpick_gap -a raw
    set -l open (string replace -ar -- '\'(\\\\.|[^\'\\\\])*\'|"(\\\\.|[^"\\\\])*"|\\\\.' '' "$raw")
    string match -r -- '\\\\$' "$open"
    string match -r -- '[\'"]' "$open"
    echo ' '
end

# Files in place of the word before the cursor (rule K1); nothing picked is nothing changed (K2).
function __gridpick_files
    set -l raw (commandline -ct)
    # What stands behind an equals sign is a name.
    set -l option (string match -r -- '^[^\'"\\\\]*=' "$raw")
    set raw (string sub -s (math (string length -- "$option") + 1) -- "$raw")
    set -l gap ""
    set -l word (__gridpick_word "$raw" | string collect)
    if test $pipestatus[1] != 0
        set gap (__gridpick_gap "$raw" | string join '')
        set raw ""
    end
    set -l folder (string match -r -- '^.*/' "$word")
    test -d "$folder"; or set folder
    set -l query (string sub -s (math (string length -- "$folder") + 1) -- "$word")
    set -l start .
    test -n "$folder"; and set start $folder
    for item in (__gridpick_listed $start "$GRIDPICK_CTRL_T_COMMAND" "$GRIDPICK_CTRL_T_OPTS" \
            -type f -o -type d -o -type l -- --multi --query "$query" | string split0)
        test -n "$raw"; and commandline -t -- "$option"
        set raw
        string match -q -- '/*' "$item"; or set item "$folder$item"
        string match -qr -- '^[-+]' "$item"; and set item ./$item
        commandline -i -- "$gap"(string escape -- $item)' '
        set gap ""
    end
    commandline -f repaint
end

# A line of the history in place of this one (rule K3).
function __gridpick_history
    set -l entry (history -z | __gridpick "--no-sort $GRIDPICK_CTRL_R_OPTS" --format lines --read0 --columns 1 \
        --query (commandline | string collect) | string split0)
    test -n "$entry"; and commandline -r -- $entry
    commandline -f repaint
end

# To a folder (rule K4).
function __gridpick_folder
    set -l folder (__gridpick_listed . "$GRIDPICK_ALT_C_COMMAND" "$GRIDPICK_ALT_C_OPTS" -type d -- | string split0)
    if test -n "$folder"
        string match -q -- '/*' $folder; or set folder ./$folder
        cd -- $folder
    end
    commandline -f repaint
end

# What is turned off stays what it was (rule K5).
function __gridpick_bind
    for mode in default insert
        set -q GRIDPICK_CTRL_T_COMMAND; and test -z "$GRIDPICK_CTRL_T_COMMAND"
        or bind -M $mode \ct __gridpick_files
        set -q GRIDPICK_CTRL_R_COMMAND; and test -z "$GRIDPICK_CTRL_R_COMMAND"
        or bind -M $mode \cr __gridpick_history
        set -q GRIDPICK_ALT_C_COMMAND; and test -z "$GRIDPICK_ALT_C_COMMAND"
        or bind -M $mode \ec __gridpick_folder
    end
end

status is-interactive; and __gridpick_bind

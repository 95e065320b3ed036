# gridpick on keys of fish, for ~/.config/fish/config.fish: gridpick --shell-integration fish | source
#
# Ctrl-T      files and folders; the word before the cursor says in which folder, and what to look for
# Ctrl-R      a line of the history in place of this one; again by time; Shift-Delete forgets one
# Alt-C       a folder to go to
# ** Tab      processes, hosts, branches and more in a sheet, for other commands files, in place of the word before **
# Ctrl-X Tab  such a sheet, or else what completes the word, with descriptions
#
# GRIDPICK_CTRL_T_OPTS, GRIDPICK_CTRL_R_OPTS, GRIDPICK_ALT_C_OPTS and GRIDPICK_COMPLETION_OPTS are options for one key.
# GRIDPICK_CTRL_T_COMMAND and GRIDPICK_ALT_C_COMMAND list something else, for sh, a line each. Empty, they turn their
# key off, as does GRIDPICK_CTRL_R_COMMAND. If one is not set, that of fzf counts. GRIDPICK_COMPLETION_KEY is another key
# than \cx\t, such as \t, GRIDPICK_COMPLETION_TRIGGER another word than '**'; empty, they are off.

# Runs a program with the options of a key, which come after what every key of the shell needs: letters search, and Esc
# leaves.
function __gridpick # OPTIONS PROGRAM ARGUMENT...
    set -lx GRIDPICK_OPTS "--height 40% $GRIDPICK_OPTS"
    set -lx GRIDPICK_KEY_OPTS "--find --bind esc:abort $argv[1]"
    command $argv[2..]
end

# A setting of gridpick, or else the one of that name that fzf has, or else the last word.
function __gridpick_setting # NAME [WORD]
    for name in GRIDPICK_$argv[1] FZF_$argv[1]
        set -q $name; and echo -- $$name; and return
    end
    echo -- $argv[2]
end

# What is picked of the files and folders below a folder, or of what a command lists there.
function __gridpick_listed -a kinds folder list options # KINDS FOLDER COMMAND OPTIONS ARGUMENT...
    if test -n "$list"
        command sh -c 'CDPATH= cd -- "$1" >/dev/null && exec sh -c "$2"' sh $folder $list |
            __gridpick $options gridpick --print0 --format lines $argv[5..]
    else
        __gridpick $options sh -c 'CDPATH= cd -- "$1" >/dev/null && shift && exec gridpick --print0 --walk --walker "$@"' \
            sh $folder $kinds $argv[5..]
    end
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

# Puts words, quoted, behind what stays of the word before the cursor, and a gap; none change nothing (rule K2).
function __gridpick_put -a kept gap # KEPT GAP WORD...
    test (count $argv) -gt 2; or return
    test "$kept" = "$(commandline -ct)"; or commandline -t -- "$kept"
    commandline -i -- $gap(string escape -- $argv[3..] | string join ' ')' '
end

# Files in place of a word (rule K1).
function __gridpick_put_files -a raw kinds list options # WORD KINDS COMMAND OPTIONS
    # What stands behind an equals sign is a name.
    set -l kept (string match -r -- '^[^\'"\\\\]*=' "$raw")
    set raw (string sub -s (math (string length -- "$kept") + 1) -- "$raw")
    set -l gap ""
    set -l word (__gridpick_word "$raw" | string collect)
    if test $pipestatus[1] != 0
        set gap (__gridpick_gap "$raw" | string join '')
        set kept "$kept$raw"
    end
    set -l folder (string match -r -- '^.*/' "$word")
    test -d "$folder"; or set folder
    set -l query (string sub -s (math (string length -- "$folder") + 1) -- "$word")
    set -l start .
    test -n "$folder"; and set start $folder
    set -l items
    for item in (__gridpick_listed $kinds $start "$list" "$options" --multi --query "$query" | string split0)
        string match -q -- '/*' "$item"; or set item "$folder$item"
        string match -qr -- '^[-+]' "$item"; and set item ./$item
        set -a items $item
    end
    __gridpick_put "$kept" "$gap" $items
end

function __gridpick_files
    __gridpick_put_files "$(commandline -ct)" file,dir (__gridpick_setting CTRL_T_COMMAND | string collect) \
        "$GRIDPICK_CTRL_T_OPTS"
    commandline -f repaint
end

# A line of the history in place of this one (rule K3).
function __gridpick_history
    set -l folder (command mktemp -d); or return
    set -lx GRIDPICK_FORGOTTEN $folder/entries
    set -l entry (history -z | __gridpick "$__gridpick_of_history $GRIDPICK_CTRL_R_OPTS" gridpick --print0 --format lines \
        --read0 --query (commandline | string collect) | string split0)
    test -e $GRIDPICK_FORGOTTEN
    and history delete --exact --case-sensitive -- (string split0 <$GRIDPICK_FORGOTTEN)
    and history save
    command rm -r -- $folder
    test -n "$entry"; and commandline -r -- $entry
    commandline -f repaint
end

# To a folder (rule K4).
function __gridpick_folder
    set -l folder (__gridpick_listed dir . (__gridpick_setting ALT_C_COMMAND | string collect) "$GRIDPICK_ALT_C_OPTS" |
        string split0)
    if test -n "$folder"
        string match -q -- '/*' $folder; or set folder ./$folder
        cd -- $folder
    end
    commandline -f repaint
end

# What is picked of a sheet that says more than fish does (rule K7); the status is 9 where there is none, and 8 where the
# word is a folder.
function __gridpick_put_sheet -a raw # WORD
    set -l word (__gridpick_word "$raw" | string collect)
    test $pipestatus[1] = 0; or return 9
    set -l picked (__gridpick_variables | __gridpick "$GRIDPICK_COMPLETION_OPTS" \
        sh -c "$__gridpick_sheets" sh "$word" "$(commandline -opc) " | string split0)
    set -l sheet $pipestatus[2]
    __gridpick_put "" "" $picked
    return $sheet
end

# The variables with their values, which only this shell knows, but for those of scripts.
function __gridpick_variables
    for name in (set -n | string match -rv '^(_|history$)')
        printf '%s\t%s\0' $name (string replace -a \t ' ' -- "$$name" | string collect)
    end
end

# Behind the trigger, a sheet or files in place of what is before it; fails where the word has no trigger.
function __gridpick_triggered
    set -l trigger (__gridpick_setting COMPLETION_TRIGGER '**')
    set -l raw "$(commandline -ct)"
    test -n "$trigger"; and test "$(string sub -s -(string length -- $trigger) -- $raw)" = $trigger; or return
    set raw "$(string sub -e -(string length -- $trigger) -- $raw)"
    __gridpick_put_sheet "$raw"
    switch $status
        case 8
            __gridpick_put_files "$raw" dir "" "$GRIDPICK_COMPLETION_OPTS"
        case 9
            __gridpick_put_files "$raw" file,dir "" "$GRIDPICK_COMPLETION_OPTS"
    end
    commandline -f repaint
end

function __gridpick_tab
    __gridpick_triggered; or commandline -f complete
end

# Without a trigger or a sheet, what completes a word is what fish would offer, with its descriptions (rule K6).
function __gridpick_completion
    __gridpick_triggered; and return
    __gridpick_put_sheet "$(commandline -ct)"
    if contains $status 8 9
        set -l offers (complete -C "$(commandline -cp)" --escape)
        set -l numbers 0
        test (count $offers) -gt 1
        and set numbers (printf '%s\n' $offers | __gridpick "$GRIDPICK_COMPLETION_OPTS" gridpick --print0 --multi \
            --format lines --delimiter \t --no-header --row-titles --pick row --print '{section}' | string split0)
        for number in $numbers
            set -l word (string split -f 1 -- \t $offers[(math $number + 1)])
            # A word that can be continued gets no blank.
            string match -qr -- '[/=@:,.]$' $word; or set word "$word "
            test $number = $numbers[1]; and commandline -t -- $word; or commandline -i -- $word
        end
    end
    commandline -f repaint
end

# What is turned off stays what it was (rule K5).
function __gridpick_bind
    set -q GRIDPICK_COMPLETION_KEY; or set -l GRIDPICK_COMPLETION_KEY \cx\t
    for mode in default insert
        test -z (__gridpick_setting CTRL_T_COMMAND x | string collect); or bind -M $mode \ct __gridpick_files
        test -z (__gridpick_setting CTRL_R_COMMAND x | string collect); or bind -M $mode \cr __gridpick_history
        test -z (__gridpick_setting ALT_C_COMMAND x | string collect); or bind -M $mode \ec __gridpick_folder
        # A Tab of one's own stays.
        test -z (__gridpick_setting COMPLETION_TRIGGER x | string collect); or bind --user -M $mode \t >/dev/null 2>&1
        or bind -M $mode \t __gridpick_tab
        test -z "$GRIDPICK_COMPLETION_KEY"; or bind -M $mode $GRIDPICK_COMPLETION_KEY __gridpick_completion
    end
end

status is-interactive; and __gridpick_bind

# What completes gridpick in fish; gridpick --completion fish prints it.

# What is typed of the value, as it is quoted but for the beginning.
function __gridpick_value
    commandline -ct | string replace -r -- '^--[^=]*=' '' | string replace -r -- '^["\']' ''
end

# Offers words for what stands behind the last sign of the value: those up to -- at its beginning and behind a
# separator, and those behind it behind one of the signs.
function __gridpick_offer -a separators signs
    set -l place (contains -i -- -- $argv)
    set -l words $argv[3..$place]
    set -e words[-1]
    set -l value (__gridpick_value)
    set -l before
    if test -n "$separators$signs"
        set before (string match -r -- '^.*['(string escape --style=regex -- $separators$signs)']' $value)
    end
    if test -n "$before"; and test -n "$signs"
        and string match -qr -- '['(string escape --style=regex -- $signs)']$' $before
        set words $argv[(math $place + 1)..]
    end
    # What stands behind the tab would be the help of the option, beside each of them.
    printf '%s\t\n' "$before"$words
end

# The titles of the columns of what the line names, by the options that stand in it: up to the cursor, for fish
# tells no more of it.
function __gridpick_titles -a separators behind
    set -l arguments (commandline -opc)
    set -e arguments[1]
    if not string match -q -- '--*=*' (commandline -ct)
        set -e arguments[-1]
    end
    set arguments (string replace -r -- '^~/' "$HOME/" $arguments)
    set -l source (commandline -pc | string match -rg -- '\s<\s*((?:\\\\.|[^\s<>&(\\\\])+)' | string unescape | string replace -r -- '^~/' "$HOME/")[-1]
    set -l place (contains -i -- "$source" $arguments)
    if test -n "$place"; and test -f "$source"
        set -e arguments[$place]
    else
        set source /dev/null
    end
    set -l titles (command gridpick --completion titles $arguments 2>/dev/null <$source)
    set -l value (__gridpick_value | string unescape)
    if test -n "$behind"; and string match -qr -- '.:' $value
        set -a titles (string replace -r -- ':[^:]*$' ":$behind" $value)
    end
    test -n "$titles"; and __gridpick_offer "$separators" '' $titles --
end

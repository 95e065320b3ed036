extension Roff {
  /// Adds the variables and files that the program uses, and its exit status.
  mutating func addSurroundings() {
    chapter("Environment")
    for (name, words) in Self.variables { row(name, words) }
    section("Of the keys of a shell")
    for (name, words) in Self.shellVariables { row(name, words) }
    section("Of commands")
    for (name, words) in Self.commandVariables { row(name, words) }
    chapter("Files")
    row(
      "$XDG_CONFIG_HOME/gridpick/options",
      """
      Options that are as if they stood before all others, one or several a line, with quotes as in a shell. What \
      follows a # is a comment; $, ~ and * stand for themselves. Without XDG_CONFIG_HOME it is ~/.config/gridpick/options.
      """)
    chapter("Exit status")
    for status in ExitStatus.allCases { row("\(status.rawValue)", status.words) }
    paragraph(
      """
      With --filter it is 2 too where a part of the input could not be read; what matches of the rest is printed all \
      the same. Where nobody reads what is printed SIGPIPE ends gridpick, in silence, as it ends other programs.
      """)
  }

  private static let variables = [
    (
      "GRIDPICK_OPTS",
      "Options that stand before those of the command line, written as in the file of options."
    ),
    ("NO_COLOR", "Where it is not empty, no colours are used, unless --color says otherwise."),
    (
      "TERM",
      "The name of the terminal, as in terminfo(5); one that is not known there is taken for one like xterm, and of one that is dumb lines are asked for, as by --plain."
    ),
    ("COLORTERM", "truecolor or 24bit mean that the terminal has 24-bit colours."),
    ("TMUX", "Where it is not empty, --tmux asks tmux(1) for a popup."),
    ("TMPDIR", "With --tmux: the folder of the socket where both processes meet, else /tmp."),
    (PopupGuest.variable, "Tells the process in the popup the path of that socket."),
    ("ESCDELAY", "After how many milliseconds a lone escape is the key Esc."),
    ("LC_ALL, LC_CTYPE, LANG", "The encoding of the terminal; the first that is not empty counts."),
  ]

  private static let shellVariables = [
    (
      "GRIDPICK_CTRL_T_OPTS, GRIDPICK_CTRL_R_OPTS, GRIDPICK_ALT_C_OPTS, GRIDPICK_COMPLETION_OPTS",
      "Options for one key of --shell-integration, behind those of GRIDPICK_OPTS."
    ),
    (
      "GRIDPICK_CTRL_T_COMMAND, GRIDPICK_ALT_C_COMMAND",
      """
      A command for sh that lists something else than the files and the directories, a line each. Where it is set and \
      empty, its key is left alone.
      """
    ),
    ("GRIDPICK_CTRL_R_COMMAND", "Where it is set and empty, Ctrl-R is left alone."),
    (
      "GRIDPICK_COMPLETION_KEY",
      """
      Another key than Ctrl-X Tab to complete in a grid, as the shell writes it: \\t in bash, ^I in zsh. Where it is \
      set and empty, none does.
      """
    ),
  ]

  private static let commandVariables = [
    (
      "GRIDPICK_COUNT",
      "To --more and --reload: how many sections there are, or items of a list or in groups."
    ),
    (DefaultOptions.level, "How deep the command is in pickers that were run by pickers."),
    ("GRIDPICK_SECTION", "In tabs: the number of the tab that is shown, from 0."),
    ("GRIDPICK_TITLE", "In tabs: its title."),
    (Listener.variable, "With --listen: the path of the socket, from the root."),
    (
      "GRIDPICK_PREVIEW_COLUMNS, GRIDPICK_PREVIEW_LINES",
      "The size of the preview that --preview fills."
    ),
    (
      "GRIDPICK_CLICK_HEADER_WORD, GRIDPICK_CLICK_HEADER_NTH",
      "With click-header: the title that was clicked last, and its number from 1."
    ),
  ]
}

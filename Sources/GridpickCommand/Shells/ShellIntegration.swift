/// What a person sources to have gridpick on keys of a shell.
enum ShellIntegration {
  static func text(for shell: Shell) -> String { "" }
}

/// What completes gridpick's command line in a shell, made from the table of options.
enum CompletionScript {
  static func text(for shell: Shell) -> String { "" }
}

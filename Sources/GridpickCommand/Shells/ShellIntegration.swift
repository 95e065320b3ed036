/// The script that a person sources to have gridpick on keys of a shell.
enum ShellIntegration {
  /// Returns the script of a shell, followed by the parts that several shells share.
  ///
  /// The shared parts say how a word is read, which command lists files, and which options take
  /// back those defaults that would print something else than the script expects (rule K5).
  static func text(for shell: Shell) -> String {
    let parts =
      switch shell {
      case .bash: [PackageResources.gridpick_bash, PackageResources.word_sh]
      case .zsh: [PackageResources.gridpick_zsh, PackageResources.word_sh]
      case .fish: [PackageResources.gridpick_fish]
      }
    let values = [("walk", walk), ("undone", "'\(undone)'")].map { name, value in
      shell == .fish ? "set -g __gridpick_\(name) \(value)\n" : "__gridpick_\(name)=\(value)\n"
    }
    return (parts.map(CompletionScript.text) + values).joined(separator: "\n")
  }

  private static let undone = [
    "output", "print", "expect", "multi", "pick", "pivot", "group-by", "plain", "only", "filter",
    "query",
    "delimiter",
    "read0", "layout", "start", "reload", "more", "select-1", "exit-0",
  ].map { "--no-\($0)" }.joined(separator: " ")

  /// The command that lists files, in quotes that mean the same in all shells.
  ///
  /// That is true as long as the command has no such quote, and no backslash before one.
  private static var walk: String {
    "'" + String(CompletionScript.text(PackageResources.walk_sh).dropLast()) + "'"
  }
}

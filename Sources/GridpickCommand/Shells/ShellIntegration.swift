/// What a person sources to have gridpick on keys of a shell.
enum ShellIntegration {
  /// The script of the shell, above what is one for several: how a word is read, the command that lists files, and what
  /// of somebody's defaults would print something else than the script waits for (rule K5).
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
    return (parts.map(text) + values).joined(separator: "\n")
  }

  private static let undone = [
    "output", "print", "expect", "multi", "pick", "pivot", "plain", "only", "filter", "query",
    "delimiter",
    "read0", "layout", "start", "reload", "more", "select-1", "exit-0",
  ].map { "--no-\($0)" }.joined(separator: " ")

  /// In quotes that mean the same in all of them, as long as there is no quote of the kind, and no backslash before one.
  private static var walk: String {
    "'" + String(text(PackageResources.walk_sh).dropLast()) + "'"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

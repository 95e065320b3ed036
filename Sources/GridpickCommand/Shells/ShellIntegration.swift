/// What a person sources to have gridpick on keys of a shell.
enum ShellIntegration {
  /// The script of the shell, below the command that lists files, which is one for all shells.
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: "__gridpick_walk=\(walk)\n" + text(PackageResources.gridpick_bash)
    case .zsh: "__gridpick_walk=\(walk)\n" + text(PackageResources.gridpick_zsh)
    case .fish: "set -g __gridpick_walk \(walk)\n" + text(PackageResources.gridpick_fish)
    }
  }

  /// In quotes that mean the same in all of them, as long as there is no quote of the kind, and no backslash before one.
  private static var walk: String {
    "'" + String(text(PackageResources.walk_sh).dropLast()) + "'"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// The script that puts gridpick on keys of a shell; the user's settings source it.
enum ShellIntegration {
  /// Returns the script of a shell, then the shared parts: words, sheets and keys of a history.
  static func text(for shell: Shell) -> String {
    let parts =
      switch shell {
      case .bash: [PackageResources.gridpick_bash, PackageResources.word_sh]
      case .zsh: [PackageResources.gridpick_zsh, PackageResources.word_sh]
      case .fish: [PackageResources.gridpick_fish]
      }
    let sheets = CompletionScript.text(PackageResources.sheet_sh)
    let values = [("sheets", sheets), ("of_history", ofHistory)].map { name, value in
      shell == .fish
        ? "set -g __gridpick_\(name) \(CompletionScript.fishQuoted(value))\n"
        : "# shellcheck disable=SC2016\n__gridpick_\(name)=\(value.shellQuoted)\n"
    }
    return (parts.map(CompletionScript.text) + values).joined(separator: "\n")
  }

  /// The options for a history (rule K3); Shift-Delete only notes lines for the shell to forget.
  private static let ofHistory =
    #"--scheme history --columns 1 --preview 'printf %s {}' --preview-window right,40%,wrap "#
    + #"--bind ctrl-r:toggle-sort --bind 'shift-delete:transform-header("#
    + #"printf "%s\0" {} >>"$GRIDPICK_FORGOTTEN"; printf "deleted from history: %s" {})+exclude'"#
}

package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

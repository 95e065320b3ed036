/// A shell that gridpick has something for.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

/// A shell for which gridpick has scripts.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

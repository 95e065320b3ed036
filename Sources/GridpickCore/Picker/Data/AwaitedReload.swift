/// A reload that was asked for while the data itself arrives.
struct AwaitedReload {
  /// The command of an action; nil reloads from the picker's own source.
  let invocation: Invocation?
  let waitsForEnd: Bool
}

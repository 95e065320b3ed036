/// A reload that somebody has asked for; it waits while the input itself arrives.
struct Reload {
  /// The command of an action; nil reloads from the picker's own source.
  let invocation: Invocation?
  let waitsForEnd: Bool
  let cause: Errand.Cause
}

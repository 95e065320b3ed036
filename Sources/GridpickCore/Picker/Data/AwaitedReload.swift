/// A reload that was asked for while the data itself arrives.
enum AwaitedReload {
  /// A reload from the picker's own source.
  case own
  case by(Invocation)
}

/// What is asked for while the data itself arrives.
enum AwaitedReload {
  /// The picker's own.
  case own
  case by(Invocation)
}

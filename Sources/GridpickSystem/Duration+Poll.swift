extension Duration {
  /// As poll(2) has it: rounded up, so that a wait never ends just before its time.
  ///
  /// Never negative, which would be a wait without an end.
  package var pollMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    if seconds >= Int64(Int32.max) / 1_000 { return .max }
    return Int32(
      clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

extension Duration? {
  /// The same; nil is for ever.
  package var pollMilliseconds: Int32 { map(\.pollMilliseconds) ?? -1 }
}

extension Duration {
  /// Rounded up, so that no wait ends early, and never negative, which would wait without an end.
  package var pollMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    if seconds >= Int64(Int32.max) / 1_000 { return .max }
    return Int32(
      clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

extension Duration? {
  /// The milliseconds for poll(2); nil gives −1, which waits forever.
  package var pollMilliseconds: Int32 { map(\.pollMilliseconds) ?? -1 }
}

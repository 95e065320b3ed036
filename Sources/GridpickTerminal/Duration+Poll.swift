extension Duration {
  /// Rounded up: a poll that ends too early would only be asked again.
  ///
  /// Never negative, which would be a wait without an end.
  var pollMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    return Int32(
      clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

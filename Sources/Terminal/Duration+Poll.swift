extension Duration {
  /// Rounded up: a poll that ends too early would only be asked again.
  var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(
      clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

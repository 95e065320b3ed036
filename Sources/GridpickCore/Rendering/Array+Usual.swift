extension [Int] {
  /// Returns the value that 95 of 100 elements do not exceed.
  ///
  /// At least `fewest` elements may exceed the value, even in a small array. The array must hold
  /// more elements than that.
  func usual(butFor fewest: Int = 0) -> Int {
    sorted()[count - 1 - Swift.max(count / 20, fewest)]
  }
}

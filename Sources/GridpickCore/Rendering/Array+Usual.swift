extension [Int] {
  /// The value that all but one in `parts` do not exceed.
  ///
  /// `fewest` values may always exceed it, so there must be more.
  func usual(butFor fewest: Int = 0, oneIn parts: Int = 20) -> Int {
    sorted()[count - 1 - Swift.max(count / parts, fewest)]
  }
}

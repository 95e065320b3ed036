extension [Int] {
  /// The value that 95 % do not exceed; `fewest` may always exceed it, so there must be more.
  func usual(butFor fewest: Int = 0) -> Int {
    sorted()[count - 1 - Swift.max(count / 20, fewest)]
  }
}

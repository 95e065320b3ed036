extension [Int] {
  /// What 95 of 100 are no larger than, and all but so many of few; there are more than those.
  func usual(butFor fewest: Int = 0) -> Int {
    sorted()[count - 1 - Swift.max(count / 20, fewest)]
  }
}

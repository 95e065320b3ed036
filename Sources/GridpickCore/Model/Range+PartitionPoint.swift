extension Range<Int> {
  /// Returns the first number that `isBefore` rejects, or the upper bound if there is none.
  ///
  /// The number is found by bisection, so all numbers that `isBefore` accepts must come first.
  @inlinable
  package func partitionPoint(_ isBefore: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

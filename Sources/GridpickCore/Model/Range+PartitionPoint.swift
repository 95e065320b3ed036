extension Range<Int> {
  /// The first number that `isBefore` rejects, by bisection: all that it accepts must come first.
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

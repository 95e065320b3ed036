/// A set of numbers from 0 on, stored as runs of consecutive numbers.
package struct NumberRuns: Equatable, Sendable {
  // Different sets usually have different counts, which are compared first.
  package private(set) var count = 0
  package private(set) var runs: [Range<Int>] = []

  package init() {}

  package init(_ numbers: Range<Int>) { append(numbers) }

  package init(_ numbers: some Sequence<Int>) {
    var last = -1
    for number in numbers.sorted() where number > last {
      append(number..<number + 1)
      last = number
    }
  }

  package var isEmpty: Bool { count == 0 }

  /// Adds a range that lies after all numbers of the set.
  package mutating func append(_ numbers: Range<Int>) {
    guard !numbers.isEmpty else { return }
    count += numbers.count
    if let last = runs.last, last.upperBound == numbers.lowerBound {
      runs[runs.count - 1] = last.lowerBound..<numbers.upperBound
    } else {
      runs.append(numbers)
    }
  }

  package mutating func append(_ other: NumberRuns) {
    for run in other.runs { append(run) }
  }

  package var numbers: [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for run in runs { numbers += run }
    return numbers
  }

  package func numbers(in range: Range<Int>) -> [Int] {
    var numbers: [Int] = []
    forEachRun(in: range) { numbers += $0 }
    return numbers
  }

  package func count(in range: Range<Int>) -> Int {
    var count = 0
    forEachRun(in: range) { count += $0.count }
    return count
  }

  private func forEachRun(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
    var place = runs.indices.partitionPoint { runs[$0].upperBound <= range.lowerBound }
    while place < runs.count, runs[place].lowerBound < range.upperBound {
      body(runs[place].clamped(to: range))
      place += 1
    }
  }

  package func contains(_ number: Int) -> Bool {
    let place = runs.indices.partitionPoint { runs[$0].lowerBound <= number } - 1
    return place >= 0 && runs[place].contains(number)
  }

  package func contains(_ other: NumberRuns) -> Bool { other.subtracting(self).isEmpty }

  /// Returns a bound of a run: the start at an even place, the end at an odd place.
  private func bound(_ place: Int) -> Int {
    guard place < 2 * runs.count else { return .max }
    let run = runs[place / 2]
    return place.isMultiple(of: 2) ? run.lowerBound : run.upperBound
  }
}

extension NumberRuns {
  package func union(_ other: NumberRuns) -> NumberRuns {
    combined(with: other) { $0 || $1 }
  }

  package func subtracting(_ other: NumberRuns) -> NumberRuns {
    combined(with: other) { $0 && !$1 }
  }

  package func symmetricDifference(_ other: NumberRuns) -> NumberRuns {
    combined(with: other) { $0 != $1 }
  }

  /// Returns the numbers that `isKept` accepts, by membership in each set, in one pass.
  private func combined(
    with other: NumberRuns, keeping isKept: (Bool, Bool) -> Bool
  ) -> NumberRuns {
    var combined = NumberRuns()
    combined.runs.reserveCapacity(runs.count + other.runs.count)
    var places = (0, 0)
    var number = min(bound(0), other.bound(0))
    while number != .max {
      while bound(places.0) == number { places.0 += 1 }
      while other.bound(places.1) == number { places.1 += 1 }
      let end = min(bound(places.0), other.bound(places.1))
      let isInside = (!places.0.isMultiple(of: 2), !places.1.isMultiple(of: 2))
      if end != .max, isKept(isInside.0, isInside.1) { combined.append(number..<end) }
      number = end
    }
    return combined
  }
}

/// A set of numbers from 0 on, stored as runs of consecutive numbers, 12 bytes each.
package struct NumberRuns: Sendable {
  private var starts: [Int] = []
  private var lengths: [UInt32] = []
  package private(set) var count = 0

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
  package var runCount: Int { starts.count }

  package func run(at place: Int) -> Range<Int> {
    starts[place]..<starts[place] + Int(lengths[place])
  }

  /// Adds a range that lies after all numbers of the set.
  package mutating func append(_ numbers: Range<Int>) {
    guard !numbers.isEmpty else { return }
    count += numbers.count
    let last = starts.count - 1
    if last >= 0, run(at: last).upperBound == numbers.lowerBound,
      let length = UInt32(exactly: Int(lengths[last]) + numbers.count)
    {
      lengths[last] = length
      return
    }
    var start = numbers.lowerBound
    while start < numbers.upperBound {
      let length = UInt32(clamping: numbers.upperBound - start)
      starts.append(start)
      lengths.append(length)
      start += Int(length)
    }
  }

  package mutating func append(_ other: NumberRuns) {
    for place in 0..<other.runCount { append(other.run(at: place)) }
  }

  package var numbers: [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for place in 0..<runCount { numbers += run(at: place) }
    return numbers
  }

  package func numbers(in range: Range<Int>) -> [Int] {
    var numbers: [Int] = []
    var place = starts.indices.partitionPoint { run(at: $0).upperBound <= range.lowerBound }
    while place < starts.count, starts[place] < range.upperBound {
      numbers += run(at: place).clamped(to: range)
      place += 1
    }
    return numbers
  }

  package func count(in range: Range<Int>) -> Int {
    let first = starts.indices.partitionPoint { run(at: $0).upperBound <= range.lowerBound }
    var count = 0
    for place in first..<starts.count {
      guard starts[place] < range.upperBound else { break }
      count += run(at: place).clamped(to: range).count
    }
    return count
  }

  package func contains(_ number: Int) -> Bool {
    let place = starts.indices.partitionPoint { starts[$0] <= number } - 1
    return place >= 0 && run(at: place).contains(number)
  }

  package func contains(_ other: NumberRuns) -> Bool { other.subtracting(self).isEmpty }

  /// Returns a bound of a run: the start at an even place, the end at an odd place.
  private func bound(_ place: Int) -> Int {
    guard place < 2 * starts.count else { return .max }
    let run = run(at: place / 2)
    return place.isMultiple(of: 2) ? run.lowerBound : run.upperBound
  }
}

extension NumberRuns: Equatable {
  /// Compares the counts first, because different sets usually have different counts.
  package static func == (one: NumberRuns, other: NumberRuns) -> Bool {
    one.count == other.count && one.starts == other.starts && one.lengths == other.lengths
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
    combined.starts.reserveCapacity(starts.count + other.starts.count)
    combined.lengths.reserveCapacity(starts.count + other.starts.count)
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

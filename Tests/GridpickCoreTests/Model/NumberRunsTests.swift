import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Runs of numbers against plain sets of them.
struct NumberRunsTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `M1 runs of numbers equal sets of the same numbers`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let most = Int.random(in: 1...60, using: &numbers)
    func some(_ range: ClosedRange<Int>) -> [Int] {
      (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
        Int.random(in: range, using: &numbers)
      }
    }
    // Half of the others lie close together, somewhere among the first.
    let low = seed.isMultiple(of: 2) ? Int.random(in: 0...most, using: &numbers) : 0
    let high =
      seed.isMultiple(of: 2) ? min(low + Int.random(in: 0...3, using: &numbers), most) : most
    let (first, second) = (some(0...most), some(low...high))
    let (own, other) = (NumberRuns(first), NumberRuns(second))
    let (set, otherSet) = (Set(first), Set(second))
    expect(own, is: set)
    expect(own.union(other), is: set.union(otherSet))
    expect(own.subtracting(other), is: set.subtracting(otherSet))
    expect(own.symmetricDifference(other), is: set.symmetricDifference(otherSet))
    #expect(own.contains(other) == set.isSuperset(of: otherSet))
    #expect(own.contains(own.subtracting(other)) && own.union(other).contains(other))
    for start in 0...most {
      #expect(own.numbers(in: start..<most) == set.filter { start..<most ~= $0 }.sorted())
      #expect(own.count(in: start..<most) == set.count { start..<most ~= $0 })
    }
  }

  @Test func `M1 sets with equally many numbers may differ`() {
    #expect(NumberRuns([1, 2]) == NumberRuns([2, 1]))
    #expect(NumberRuns([1, 2]) != NumberRuns([5, 6]))
    #expect(NumberRuns([1, 2, 5]) != NumberRuns([1, 2, 6]))
    #expect(NumberRuns([1, 2, 5]) != NumberRuns([1, 4, 5]))
  }

  private func expect(_ runs: NumberRuns, is set: Set<Int>) {
    #expect(runs.numbers == set.sorted())
    #expect(runs.count == set.count && runs.isEmpty == set.isEmpty)
    for number in -1...70 { #expect(runs.contains(number) == set.contains(number)) }
    // Adjacent numbers are one run, so that equal sets are equal.
    #expect(runs == NumberRuns(set))
    #expect(runs.runs.count == set.count { !set.contains($0 - 1) })
  }

  @Test func `M1 all numbers below ten million are one run`() {
    let runs = NumberRuns(0..<10_000_000)
    #expect(runs.runs.count == 1 && runs.count == 10_000_000)
  }

  @Test(.timeLimit(.minutes(5)))
  func `M1 a change of one number does not visit a million scattered numbers`() {
    let all = NumberRuns((0..<1_000_000).lazy.map { $0 * 3 })
    for number in stride(from: 0, to: 3_000_000, by: 30_001) {
      let one = NumberRuns(number..<number + 1)
      let (more, less) = (all.union(one), all.subtracting(one))
      #expect(more.contains(one) && !less.contains(one) && more.count - less.count == 1)
    }
  }

  @Test func `M1 a run may have more numbers than 32 bits can count`() {
    let all = 0..<(1 << 33)
    #expect(NumberRuns(all).count == 1 << 33)
    #expect(NumberRuns(all).subtracting(NumberRuns(5..<1 << 33)).numbers == [0, 1, 2, 3, 4])
    #expect(NumberRuns(all).contains(NumberRuns(5..<1 << 33)))
    #expect(!NumberRuns(all).contains(NumberRuns(5..<1 << 33 + 1)))
  }
}

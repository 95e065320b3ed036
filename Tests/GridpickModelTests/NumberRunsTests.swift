import GridpickModel
import GridpickTestSupport
import Testing

/// Runs of numbers against plain sets of them.
struct NumberRunsTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `M1 runs of numbers are what sets of the same numbers are`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let most = Int.random(in: 1...60, using: &numbers)
    func some() -> [Int] {
      (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
        Int.random(in: 0...most, using: &numbers)
      }
    }
    let (first, second) = (some(), some())
    let (own, other) = (NumberRuns(first), NumberRuns(second))
    let (set, otherSet) = (Set(first), Set(second))
    expect(own, is: set)
    expect(own.union(other), is: set.union(otherSet))
    expect(own.subtracting(other), is: set.subtracting(otherSet))
    expect(own.intersection(other), is: set.intersection(otherSet))
    expect(own.symmetricDifference(other), is: set.symmetricDifference(otherSet))
    for start in 0...most {
      #expect(own.numbers(in: start..<most) == set.filter { start..<most ~= $0 }.sorted())
    }
  }

  private func expect(_ runs: NumberRuns, is set: Set<Int>) {
    #expect(runs.numbers == set.sorted())
    #expect(runs.count == set.count && runs.isEmpty == set.isEmpty)
    for number in -1...70 { #expect(runs.contains(number) == set.contains(number)) }
    // What lies together is one run, so that equal sets are equal.
    #expect(runs == NumberRuns(set))
    #expect(runs.runCount == set.count { !set.contains($0 - 1) })
  }

  @Test func `M1 all of ten million are one run`() {
    let runs = NumberRuns(0..<10_000_000)
    #expect(runs.runCount == 1 && runs.count == 10_000_000)
  }

  @Test func `M1 a run longer than its length can say is several`() {
    let all = 0..<(1 << 33)
    #expect(NumberRuns(all).count == 1 << 33)
    #expect(NumberRuns(all).subtracting(NumberRuns(5..<1 << 33)).numbers == [0, 1, 2, 3, 4])
  }
}

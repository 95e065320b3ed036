import GridpickTestSupport
import Testing

@testable import GridpickFormats

@Suite struct OffsetListTests {
  private static let numbers: [[Int]] = [
    [], [0], [7, 3, 9], Array(0..<20_000), Array((5_000_000_000..<5_000_009_000)),
    [5, 4_000_000_000, 1, .max, .min / 2], (0..<9000).map { $0 % 3 * 3_000_000_000 },
  ]

  @Test(arguments: numbers)
  func `numbers added one by one or in groups are read back unchanged`(numbers: [Int]) {
    var single = OffsetList()
    for number in numbers { single.append(number) }
    #expect((0..<single.count).map { single[$0] } == numbers)
    var generator = SeededGenerator(seed: 4)
    var list = OffsetList()
    while list.count < numbers.count {
      let length = Int.random(in: 1...6000, using: &generator)
      list.append(contentsOf: numbers[list.count...].prefix(length))
    }
    #expect((0..<list.count).map { list[$0] } == numbers)
  }

  @Test func `a copy is independent`() {
    var list = OffsetList()
    list.append(contentsOf: [1, 2, 3][...])
    let copy = list
    list.append(8_000_000_000)
    #expect((0..<copy.count).map { copy[$0] } == [1, 2, 3])
    #expect((0..<list.count).map { list[$0] } == [1, 2, 3, 8_000_000_000])
  }
}

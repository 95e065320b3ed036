/// Whole numbers in blocks; an append copies only one block if another copy of the list exists.
struct OffsetList: Sendable {
  private static let blockSize = 4096

  private var blocks: [[Int]] = []
  private(set) var count = 0

  subscript(index: Int) -> Int {
    blocks[index / Self.blockSize][index % Self.blockSize]
  }

  mutating func append(_ number: Int) {
    append(contentsOf: CollectionOfOne(number))
  }

  mutating func append(contentsOf numbers: some Collection<Int>) {
    var rest = numbers[...]
    while !rest.isEmpty {
      if count.isMultiple(of: Self.blockSize) { blocks.append([]) }
      let part = rest.prefix(Self.blockSize - count % Self.blockSize)
      blocks[blocks.count - 1] += part
      count += part.count
      rest = rest[part.endIndex...]
    }
  }
}

/// A list of whole numbers that mostly lie near each other, with four bytes for each number.
///
/// The numbers lie in blocks, so that an append to a shared list copies one block only.
struct OffsetList: Sendable {
  private static let blockSize = 4096

  private var blocks: [Block] = []
  private(set) var count = 0

  subscript(index: Int) -> Int {
    blocks[index / Self.blockSize][index % Self.blockSize]
  }

  mutating func append(_ number: Int) {
    if count.isMultiple(of: Self.blockSize) { blocks.append(Block(base: number)) }
    blocks[blocks.count - 1].append(number)
    count += 1
  }

  mutating func append(contentsOf numbers: ArraySlice<Int>) {
    var rest = numbers
    while let first = rest.first {
      let room = Self.blockSize - count % Self.blockSize
      if room == Self.blockSize { blocks.append(Block(base: first)) }
      let part = rest.prefix(room)
      blocks[blocks.count - 1].append(contentsOf: part)
      count += part.count
      rest = rest.dropFirst(part.count)
    }
  }
}

extension OffsetList {
  /// Appends numbers that rise, so that the last of them tells whether all fit.
  mutating func append(rising numbers: [Int]) {
    var place = 0
    while place < numbers.count {
      let room = Self.blockSize - count % Self.blockSize
      if room == Self.blockSize { blocks.append(Block(base: numbers[place])) }
      let end = min(place + room, numbers.count)
      blocks[blocks.count - 1].append(rising: numbers[place..<end])
      count += end - place
      place = end
    }
  }

  private struct Block: Sendable {
    let base: Int
    /// The distance of each number from the base, as long as all distances fit.
    private var near: [Int32] = []
    /// The numbers themselves, once a distance did not fit.
    private var far: [Int] = []

    init(base: Int) {
      self.base = base
    }

    subscript(index: Int) -> Int {
      far.isEmpty ? base + Int(near[index]) : far[index]
    }

    mutating func append(_ number: Int) {
      if far.isEmpty, let distance = Int32(exactly: number - base) {
        near.append(distance)
      } else {
        widen()
        far.append(number)
      }
    }

    mutating func append(contentsOf numbers: ArraySlice<Int>) {
      if far.isEmpty, numbers.allSatisfy({ Int32(exactly: $0 - base) != nil }) {
        near.append(contentsOf: numbers.lazy.map { [base] in Int32(truncatingIfNeeded: $0 - base) })
      } else {
        widen()
        far += numbers
      }
    }

    mutating func append(rising numbers: ArraySlice<Int>) {
      guard far.isEmpty, let last = numbers.last, Int32(exactly: last - base) != nil else {
        return append(contentsOf: numbers)
      }
      near.reserveCapacity(near.count + numbers.count)
      for number in numbers { near.append(Int32(truncatingIfNeeded: number &- base)) }
    }

    private mutating func widen() {
      guard far.isEmpty else { return }
      far = near.map { base + Int($0) }
      near = []
    }
  }
}

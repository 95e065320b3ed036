/// The pieces that a search goes through, in sections or items: earlier matches, then the rest.
struct Course: Sendable {
  enum Earlier: Sendable {
    case items([RankedPiece])
    case sections([UInt32])
  }

  private let earlier: Earlier
  private let earlierCount: Int
  private let rest: Range<Int>
  private let stride: Int
  private let excluded: NumberRuns

  /// The size of a piece in cells, unless that gives fewer than `leastStride` records.
  private static let pieceSize = 4_096
  private static let leastStride = 16

  init(
    _ earlier: Earlier, rest: Range<Int>, cellsInEach cells: Int = 1,
    without excluded: NumberRuns = NumberRuns()
  ) {
    self.excluded = excluded
    self.earlier = earlier
    self.rest = rest
    stride = max(Self.leastStride, Self.pieceSize / max(1, cells))
    earlierCount =
      switch earlier {
      case .items(let pieces): pieces.count
      case .sections(let sections): (sections.count + stride - 1) / stride
      }
  }

  var pieceCount: Int { earlierCount + (rest.count + stride - 1) / stride }

  /// Calls `body` with the numbers of a piece, in ascending order.
  func withNumbers<Result>(
    ofPiece piece: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    withAllNumbers(ofPiece: piece) { numbers in
      guard let first = numbers.first, let last = numbers.last,
        excluded.count(in: Int(first)..<Int(last) + 1) > 0
      else { return body(numbers) }
      return numbers.filter { !excluded.contains(Int($0)) }.withUnsafeBufferPointer(body)
    }
  }

  private func withAllNumbers<Result>(
    ofPiece piece: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    guard piece < earlierCount else {
      let start = rest.lowerBound + (piece - earlierCount) * stride
      return Self.withNumbers(start..<min(start + stride, rest.upperBound), body)
    }
    switch earlier {
    case .items(let pieces): return pieces[piece].withNumbers(body)
    case .sections(let sections):
      let range = piece * stride..<min((piece + 1) * stride, sections.count)
      return sections.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
  }

  private static func withNumbers<Result>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: range.count) { numbers in
      for place in numbers.indices {
        let number = UInt32(truncatingIfNeeded: range.lowerBound + place)
        numbers.initializeElement(at: place, to: number)
      }
      return body(UnsafeBufferPointer(numbers))
    }
  }

  /// Returns the rounds after which findings are reported; each reaches four times as far.
  func rounds(isFast: Bool) -> [Range<Int>] {
    var rounds: [Range<Int>] = []
    var start = 0
    var count = isFast ? 64 : 32
    while start < pieceCount {
      // A short rest joins the last round.
      let end = pieceCount - start < 2 * count ? pieceCount : start + count
      rounds.append(start..<end)
      start = end
      count = 3 * end
    }
    return rounds
  }
}

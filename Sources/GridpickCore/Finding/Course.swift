/// The pieces that a search goes through, in rows: earlier matches, then the rest.
struct Course: Sendable {
  private let earlier: [Piece]
  private let rest: Range<Int>
  private let stride: Int
  private let excluded: NumberRuns

  /// The size of a piece in cells, unless that gives fewer than `leastStride` records.
  private static let pieceSize = 4_096
  private static let leastStride = 16

  init(
    _ earlier: [Piece], rest: Range<Int>, cellsInEach cells: Int = 1,
    without excluded: NumberRuns = NumberRuns()
  ) {
    self.excluded = excluded
    self.earlier = earlier
    self.rest = rest
    stride = max(Self.leastStride, Self.pieceSize / max(1, cells))
  }

  var pieceCount: Int { earlier.count + (rest.count + stride - 1) / stride }

  /// Calls `body` with the rows of a piece, in ascending order.
  func withRows<Result>(
    ofPiece piece: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    withAllRows(ofPiece: piece) { rows in
      guard let first = rows.first, let last = rows.last,
        excluded.count(in: Int(first)..<Int(last) + 1) > 0
      else { return body(rows) }
      return rows.filter { !excluded.contains(Int($0)) }.withUnsafeBufferPointer(body)
    }
  }

  private func withAllRows<Result>(
    ofPiece piece: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    guard piece >= earlier.count else { return earlier[piece].withRows(body) }
    let range = rest.dropFirst((piece - earlier.count) * stride).prefix(stride)
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: range.count) { rows in
      _ = rows.initialize(from: range.lazy.map { UInt32(truncatingIfNeeded: $0) })
      return body(UnsafeBufferPointer(rows))
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

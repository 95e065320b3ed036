/// A run of pages along one axis, after a banner if there is one (rule T1).
package struct Track: Equatable, Sendable {
  package let count: Int
  /// The length of the banner.
  package let start: Int
  /// The length of pages that are not measured.
  let pitch: Int
  private let first: Int
  /// The end of each measured page, from the start of the first one, for bisection.
  private let ends: [Int]

  /// `Track(pitches: [2, 5])` has page 0 at 0..<2 and page 1 at 2..<7.
  package init(pitches: [Int], start: Int = 0) {
    self.init(count: pitches.count, pitch: 1, measured: pitches, start: start)
  }

  /// Pages of one size, of which some next to each other may be measured.
  ///
  /// `Track(count: 6, pitch: 3)` has page 0 at 0..<3, page 1 at 3..<6, and so on to 18.
  /// `Track(count: 6, pitch: 3, measured: [1, 5], from: 2)` has page 1 at 3..<6, page 2 at 6..<7,
  /// page 3 at 7..<12, and page 4 at 12..<15.
  package init(
    count: Int, pitch: Int, measured pitches: [Int] = [], from first: Int = 0, start: Int = 0
  ) {
    self.count = count
    self.start = start
    self.pitch = max(1, pitch)
    self.first = first
    var end = 0
    ends = pitches.map { pitch in
      end += max(1, pitch)
      return end
    }
  }

  package var extent: Int { start + end(ofFirst: count) }

  package func span(of page: Int) -> Range<Int> {
    start + end(ofFirst: page)..<start + end(ofFirst: page + 1)
  }

  package var measuredPages: Range<Int> { first..<first + ends.count }

  /// Returns the length of as many first pages as leave half of the view to others (rule L3).
  func lead(_ pages: Int, in view: Int) -> Int {
    (0..<min(pages, count)).map { span(of: $0).upperBound }.last { 2 * $0 <= view } ?? 0
  }

  private func end(ofFirst pages: Int) -> Int {
    guard pages > first, let length = ends.last else { return pages * pitch }
    let measured = pages - first
    return measured <= ends.count
      ? first * pitch + ends[measured - 1]
      : length + (pages - ends.count) * pitch
  }

  package func page(at offset: Int) -> Int? {
    guard offset >= start, offset < extent else { return nil }
    let place = offset - start
    let inMeasured = place - first * pitch
    guard inMeasured >= 0, let length = ends.last else { return place / pitch }
    return inMeasured < length
      ? first + ends.indices.partitionPoint { ends[$0] <= inMeasured }
      : first + ends.count + (inMeasured - length) / pitch
  }

  package func pages(in range: Range<Int>) -> Range<Int> {
    let seen = range.clamped(to: start..<extent)
    guard let last = seen.last, let from = page(at: seen.lowerBound), let to = page(at: last)
    else { return 0..<0 }
    return from..<to + 1
  }
}

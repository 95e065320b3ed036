/// A run of pages along one axis, with the place of each page (rule T1).
///
/// A banner may lie before the first page.
package struct Track: Equatable, Sendable {
  private enum Pages: Equatable {
    case uniform(count: Int, pitch: Int)
    /// The end of each page, so that bisection finds the page at an offset.
    case measured(ends: [Int])
  }

  private let pages: Pages
  /// The place where the first page begins, which is the length of the banner.
  package let start: Int

  /// Creates pages of one size.
  ///
  /// `Track(count: 6, pitch: 3)` has page 0 at 0..<3, page 1 at 3..<6, and so on to 18.
  package init(count: Int, pitch: Int, start: Int = 0) {
    self.start = start
    pages = .uniform(count: count, pitch: max(1, pitch))
  }

  /// Creates pages of many sizes.
  ///
  /// `Track(pitches: [2, 5])` has page 0 at 0..<2 and page 1 at 2..<7.
  package init(pitches: [Int], start: Int = 0) {
    self.start = start
    var end = 0
    pages = .measured(
      ends: pitches.map { pitch in
        end += max(1, pitch)
        return end
      })
  }

  package var count: Int {
    switch pages {
    case .uniform(let count, _): count
    case .measured(let ends): ends.count
    }
  }

  /// The length from the start of the banner to the end of the last page.
  package var extent: Int {
    switch pages {
    case .uniform(let count, let pitch): start + count * pitch
    case .measured(let ends): start + (ends.last ?? 0)
    }
  }

  package func span(of page: Int) -> Range<Int> {
    switch pages {
    case .uniform(_, let pitch): start + page * pitch..<start + (page + 1) * pitch
    case .measured(let ends): start + (page == 0 ? 0 : ends[page - 1])..<start + ends[page]
    }
  }

  /// Returns the page that covers the offset; nil before the first page and past the last.
  package func page(at offset: Int) -> Int? {
    guard offset >= start, offset < extent else { return nil }
    switch pages {
    case .uniform(_, let pitch): return (offset - start) / pitch
    case .measured(let ends): return ends.indices.partitionPoint { ends[$0] <= offset - start }
    }
  }

  /// Returns the pages that have at least one cell in the range.
  package func pages(in range: Range<Int>) -> Range<Int> {
    let seen = range.clamped(to: start..<extent)
    guard let last = seen.last, let from = page(at: seen.lowerBound), let to = page(at: last)
    else { return 0..<0 }
    return from..<to + 1
  }
}

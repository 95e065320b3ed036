import GridpickTestSupport
import Testing

@testable import GridpickCore

struct TrackTests {
  /// The same pages twice: stored as one size, and as the sum of many.
  private static let threeByFour = [Track(count: 3, pitch: 4), Track(pitches: [4, 4, 4])]

  @Test(arguments: threeByFour)
  func `L1.2 a track has an extent, spans and pages`(track: Track) {
    #expect(track.count == 3)
    #expect(track.extent == 12)
    #expect((0..<3).map(track.span(of:)) == [0..<4, 4..<8, 8..<12])
    #expect(
      [-5, -1, 0, 3, 4, 7, 8, 11, 12, 99].map(track.page(at:))
        == [nil, nil, 0, 0, 1, 1, 2, 2, nil, nil])
  }

  @Test(arguments: [
    (0..<12, 0..<3), (0..<1, 0..<1), (3..<5, 0..<2), (4..<8, 1..<2), (-9..<1, 0..<1),
    (11..<40, 2..<3), (-9..<0, 0..<0), (12..<40, 0..<0), (5..<5, 0..<0), (-9..<40, 0..<3),
  ])
  func `L1.2 the pages in a range are those with a cell in it`(
    range: Range<Int>, pages: Range<Int>
  ) {
    for track in Self.threeByFour { #expect(track.pages(in: range) == pages) }
  }

  @Test(arguments: [Track(count: 0, pitch: 4), Track(pitches: [])])
  func `L1.2 a track may have no pages`(track: Track) {
    #expect(track.count == 0)
    #expect(track.extent == 0)
    #expect(track.page(at: 0) == nil)
    #expect(track.pages(in: -10..<10).isEmpty)
  }

  @Test func `T1.1 a page takes at least one cell`() {
    #expect(Track(count: 3, pitch: 0).extent == 3)
    #expect(Track(pitches: [0, -4, 2]).span(of: 2) == 2..<4)
  }

  @Test(arguments: [[1], [1, 1], [5, 1, 1, 9], [2, 3, 5, 7, 11, 13], Array(1...64)])
  func `L1.2 bisection finds what a walk over all pages finds`(pitches: [Int]) {
    let track = Track(pitches: pitches)
    var start = 0
    for (page, pitch) in pitches.enumerated() {
      #expect(track.span(of: page) == start..<start + pitch)
      for offset in start..<start + pitch { #expect(track.page(at: offset) == page) }
      start += pitch
    }
    #expect(track.extent == start)
    #expect(track.page(at: start) == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `L1.2 S4.8 pages, some of them measured, lie where a walk over all puts them`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...12, using: &numbers)
    let first = Int.random(in: 0...count, using: &numbers)
    let measured = (0..<Int.random(in: 0...count - first, using: &numbers)).map { _ in
      Int.random(in: 1...9, using: &numbers)
    }
    let pitch = Int.random(in: 1...4, using: &numbers)
    let track = Track(count: count, pitch: pitch, measured: measured, from: first, start: 2)
    #expect(track.measuredPages.count == measured.count)
    var start = 2
    for page in 0..<count {
      let size = page < first || page >= first + measured.count ? pitch : measured[page - first]
      #expect(track.span(of: page) == start..<start + size)
      for offset in start..<start + size { #expect(track.page(at: offset) == page) }
      start += size
    }
    #expect(track.extent == start)
    #expect(track.page(at: start) == nil)
    #expect(track.page(at: 1) == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `L1.2 bisection agrees with a walk on any track`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let pitches = (0..<Int.random(in: 1...40, using: &numbers)).map { _ in
      Int.random(in: 1...9, using: &numbers)
    }
    let track = Track(pitches: pitches)
    let walked = pitches.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
    #expect((0..<track.extent).map { track.page(at: $0) } == walked)
    let from = Int.random(in: -5...track.extent, using: &numbers)
    let range = from..<from + Int.random(in: 0...30, using: &numbers)
    let seen = Set(range.filter(walked.indices.contains).map { walked[$0] })
    #expect(Set(track.pages(in: range)) == seen)
  }

  @Test func `L1.2 pages of one size need no list, however many there are`() {
    let track = Track(count: 1_000_000_000, pitch: 7)
    #expect(track.extent == 7_000_000_000)
    #expect(track.page(at: 6_999_999_999) == 999_999_999)
    #expect(track.span(of: 500_000_000) == 3_500_000_000..<3_500_000_007)
  }
}

import Testing

@testable import GridpickCore

struct ScrollBarTests {
  private static let pane = ScreenRect(lines: 2..<22, columns: 79..<80)

  private func pager(_ count: Int, pitch: Int = 1, focus: Focus = .roam, end: TrackEnd = .flush)
    -> Pager
  {
    Pager(track: Track(count: count, pitch: pitch), view: 20, focus: focus, end: end)
  }

  private func bar(_ pager: Pager) throws -> ScrollBar {
    try #require(ScrollBar(in: Self.pane, for: pager))
  }

  @Test(arguments: [0, 1, 19, 20]) func `L8.9 content that fits has no scroll bar`(count: Int) {
    #expect(ScrollBar(in: Self.pane, for: pager(count)) == nil)
    #expect(ScrollBar(in: Self.pane, for: pager(count, end: .spacer)) == nil)
  }

  @Test func `L8.9 a pane of one line has no room for a thumb to move`() {
    let line = ScreenRect(lines: 2..<3, columns: 79..<80)
    #expect(ScrollBar(in: line, for: pager(100)) == nil)
  }

  @Test(arguments: [21, 22, 40, 1_000, 10_000_000])
  func `L8.9 the thumb is at its lower end only if the view is at the end`(count: Int) throws {
    let bar = try bar(pager(count))
    let last = count - 20
    #expect(bar.thumb(at: 0).lowerBound == 2)
    #expect(bar.thumb(at: last).upperBound == 22)
    #expect(bar.thumb(at: last - 1).upperBound < 22)
    for offset in stride(from: 0, through: last, by: max(1, last / 50)) {
      let thumb = bar.thumb(at: offset)
      #expect(thumb.lowerBound >= 2 && thumb.upperBound <= 22 && !thumb.isEmpty)
    }
  }

  @Test func `L8.9 the thumb has the share of the bar that the view has of the content`() throws {
    #expect(try bar(pager(40)).thumb(at: 0).count == 10)
    #expect(try bar(pager(80)).thumb(at: 0).count == 5)
    #expect(try bar(pager(1_000_000)).thumb(at: 0).count == 1)
    #expect(try bar(pager(21)).thumb(at: 0).count == 19)
  }

  @Test(arguments: [Focus.roam, .center], [TrackEnd.flush, .spacer])
  func `G16.6 G16.8 a drag of the thumb from end to end moves the view from end to end`(
    focus: Focus, end: TrackEnd
  ) throws {
    let pager = pager(300, pitch: 3, focus: focus, end: end)
    let bar = try bar(pager)
    let places = pager.restingPlaces
    let first = bar.grip(at: 2, offset: places.lowerBound)
    #expect(first.offset(after: 0) == places.lowerBound)
    #expect(first.offset(after: 30) == places.upperBound)
    let last = bar.grip(at: 21, offset: places.upperBound)
    #expect(last.offset(after: 0) == places.upperBound)
    #expect(last.offset(after: -30) == places.lowerBound)
    var before = places.lowerBound
    for line in 1..<20 {
      let offset = first.offset(after: line)
      #expect(offset >= before)
      #expect(bar.thumb(at: offset).lowerBound == min(2 + line, 22 - bar.thumb(at: offset).count))
      before = offset
    }
  }

  @Test func `G16.6 a press on the thumb moves nothing`() throws {
    let bar = try bar(pager(40))
    for offset in 0...20 {
      for line in bar.thumb(at: offset) {
        #expect(bar.grip(at: line, offset: offset).offset(after: 0) == offset)
      }
    }
  }

  @Test func `G16.7 a press beside the thumb moves its middle to the pointer`() throws {
    let bar = try bar(pager(80))
    let offset = bar.grip(at: 15, offset: 0).offset(after: 0)
    #expect(bar.thumb(at: offset) == 13..<18)
    #expect(bar.grip(at: 21, offset: 0).offset(after: 0) == 60)
    #expect(bar.grip(at: 2, offset: 60).offset(after: 0) == 0)
  }
}

import Testing

@testable import GridpickCore

/// Marks, and the changes of them that wait.
struct MarkedTests {
  private func change(_ way: MarkChange.Way, _ group: Range<Int>) -> MarkChange {
    MarkChange(way: way, effort: group.count) { _, _ in NumberRuns(group) }
  }

  /// Makes all changes that wait, and returns whether none was refused.
  private func makeAll(_ marked: inout Marked, most: Int? = nil) -> Bool {
    var isAllMade = true
    while let (change, before) = marked.next(),
      let places = change.applied(to: before, while: { true })
    {
      isAllMade = marked.finishFirst(with: places, unit: .item, most: most) && isAllMade
    }
    return isAllMade
  }

  private func rectangle(_ base: NumberRuns?) -> MarkedRectangle {
    let start = Position(section: 0, index: 0)
    return MarkedRectangle(base: base, anchor: start, anchorID: nil, end: start, isHeld: true)
  }

  @Test func `M1.18 changes apply in order, each to the result of the one before`() {
    var marked = Marked()
    marked.append(change(.adding, 0..<10))
    marked.append(change(.removing, 3..<5))
    marked.append(change(.inverting, 4..<6))
    let isAllMade = makeAll(&marked)
    #expect(isAllMade)
    #expect(
      marked.marks.places == NumberRuns(0..<3).union(NumberRuns(4..<5)).union(NumberRuns(6..<10)))
    #expect(marked.changes.isEmpty)
  }

  @Test func `M2.9 a change that marks too much is refused whole, and later changes are made`() {
    var marked = Marked()
    marked.append(change(.adding, 0..<2))
    marked.append(change(.adding, 2..<5))
    marked.append(change(.adding, 7..<8))
    let isAllMade = makeAll(&marked, most: 3)
    #expect(!isAllMade)
    #expect(marked.marks.places == NumberRuns(0..<2).union(NumberRuns(7..<8)))
  }

  @Test
  func `M1.18 a rectangle is added to the marks after the changes before it`() {
    var marked = Marked()
    marked.append(change(.adding, 0..<2))
    marked.rectangle = rectangle(nil)
    marked.dropRectangleChange()
    // The change before the rectangle is not its own: only from then on there is one to be dropped.
    #expect(marked.changes.count == 1)
    marked.append(change(.adding, 5..<6))
    let isAllMade = makeAll(&marked)
    #expect(isAllMade)
    #expect(marked.rectangle?.base == NumberRuns(0..<2))
  }

  @Test func `M1.18 of a fast growing rectangle only the last size is marked`() {
    var marked = Marked()
    marked.rectangle = rectangle(NumberRuns())
    marked.dropRectangleChange()
    marked.append(change(.adding, 0..<100))
    marked.dropRectangleChange()
    marked.append(change(.adding, 0..<2))
    _ = makeAll(&marked)
    #expect(marked.marks.places == NumberRuns(0..<2))
  }

  @Test func `M1.17 a rectangle ends when its data is replaced`() {
    var marked = Marked()
    marked.rectangle = rectangle(NumberRuns())
    marked.adopt(Marks(of: .item, NumberRuns(1..<2)))
    #expect(marked.rectangle == nil && marked.marks.count == 1)
  }
}

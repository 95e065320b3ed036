import GridpickFinding
import GridpickMatching
import GridpickModel
import GridpickTestSupport
import Testing

struct FinderTests {
  @Test func `F3 of a flat list what matches is found`() {
    var finder = Finder()
    let findings = finder.find(
      Search(Query("b"), isRanked: false), in: .list(TestList(["a", "b"])))
    #expect(findings?.matches == .items(Selection([1], isInOrder: true)))
  }
}

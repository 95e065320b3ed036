import GridpickTestSupport
import Testing

@testable import GridpickCore

struct FollowingViewTests {
  @Test func `X5.8 a view of newer data finds columns by titles, and sorts its rows again`() {
    let old = Grid(TestGrid([["1", "2", "3"]]).titled(columns: ["a", "b", "c"]))
    let newer = Grid(TestGrid([["3", "0", "1", "2"]]).titled(columns: ["c", "x", "a", "b"]))
    var view = GridView()
    view.hidden = [2]
    view.placed = [1, 0, 2]
    view.excluded.rows = NumberRuns(0..<1)
    view.orders.section.ask(for: Sorting(by: .column(1), isDescending: true))
    let following = view.following(old, into: newer)
    #expect(following.hidden == [0])
    #expect(following.placed == [3, 2, 0])
    #expect(following.excluded.isEmpty)
    #expect(following.orders.section.asked == Sorting(by: .column(3), isDescending: true))
    #expect(following.orders.section.shown == nil)
  }
}

import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The source of data, and how much of it has arrived.
struct ArrivalPartTests {
  private func newer(section: Int? = nil, after errand: Errand? = nil) -> NewerData {
    let data = Grid(TestGrid(rows: 1, columns: 1))
    return NewerData(
      data: data, update: ContentUpdate(data, isComplete: true), section: section,
      run: errand.map { Errand.Run(errand: $0, start: .zero, origin: nil) })
  }

  /// Nothing lies behind the whole, nor behind the second section.
  private var exhausted: Arrival {
    var arrival = Arrival(isLoading: false)
    arrival.exhausted = [nil: 10, 1: 5]
    return arrival
  }

  @Test func `R3.10 after newer data more may come, whoever has brought the data`() {
    var arrival = exhausted
    arrival.newer = newer()
    arrival.finish(newer())
    #expect(arrival.exhausted.isEmpty && arrival.newer == nil)
  }

  @Test func `R3.10 R4.1 after one section is reloaded, more may come in this section only`() {
    var arrival = exhausted
    arrival.finish(newer(section: 1, after: Errand(kind: .reload, section: 1, count: 5)))
    #expect(arrival.exhausted == [nil: 10])
    #expect(arrival.hasReloaded)
    arrival.beginEvent()
    #expect(!arrival.hasReloaded)
  }

  @Test func `data that nobody asked for is no reload`() {
    var arrival = Arrival(isLoading: false)
    arrival.finish(newer())
    #expect(!arrival.hasReloaded)
  }

  @Test func `L9.13 the time when the screen was full is noted once`() {
    var arrival = Arrival(isLoading: true)
    arrival.noteFull(at: .seconds(1))
    arrival.noteFull(at: .seconds(2))
    #expect(arrival.fullSince == .seconds(1))
  }
}

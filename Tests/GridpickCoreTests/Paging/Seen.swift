@testable import GridpickCore

/// The view of linked sections, for tests that know no others.
extension PagingController {
  func offset(_ axis: GridAxis, at time: Duration) -> Int {
    held(axis, in: askedSection) ?? glide(axis, in: askedSection, at: time)?.offset(at: time)
      ?? rest(axis, in: askedSection)
  }

  mutating func touch(at time: Duration) {
    let seen = PerAxis(section: offset(.section, at: time), item: offset(.item, at: time))
    grip = Grip(section: askedSection, touched: seen, held: seen)
  }
}

extension Pagers {
  subscript(axis: GridAxis) -> Pager { self[axis, at: Position(section: 0, index: 0)] }
}

extension Pager {
  /// The distance that the whole content moves with a pointer.
  func travel(for distance: Int, touched: Int) -> Int {
    let travel = travel(for: distance, pages: 0..<track.count, touched: touched)
    return travel.free + travel.beyond
  }

  /// The same at the beginning of the track.
  func pages(for throwing: Throw, from page: Int, pages: Range<Int>) -> Int {
    self.pages(for: throwing, from: page, at: 0, pages: pages)
  }
}

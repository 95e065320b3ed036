import GridModel

/// What one screen's worth of layout tells the controller: a pager for each axis.
package typealias Pagers = PerAxis<Pager>

/// The one place where the position and the offsets change, whatever moved them.
///
/// The position is kept as asked for and clamped when read, so that data still arriving, a short
/// row and a reload need no special case (rules P1, P4).
package struct PagingController: Equatable, Sendable {
  package internal(set) var asked: Position
  /// Where the view rests on each axis.
  var offsets = PerAxis(section: 0, item: 0)
  var glides = PerAxis<Settling?>(section: nil, item: nil)
  /// Where the view is held by a pointer; nil while none is down.
  var grip: Grip?

  package init(start: Position) {
    asked = start
  }

  /// The item the position is on; nil in an empty grid (P3), and in an empty section the column asked for.
  package func position(in content: any GridContent) -> Position? {
    guard content.sectionCount > 0 else { return nil }
    let section = asked.section.clamped(to: 0...content.sectionCount - 1)
    let count = content.itemCount(inSection: section)
    // Passing through an empty section must not scroll the columns back and forth.
    let last = max(0, (count > 0 ? count : content.columnCount) - 1)
    return Position(section: section, index: asked.index.clamped(to: 0...last))
  }

  /// The offset as it is seen at a time: at rest, or on its way there.
  package func offset(_ axis: GridAxis, at time: Duration) -> Int {
    grip?.held[axis] ?? offsetUnheld(axis, at: time)
  }

  /// Where it would be seen if no pointer held it.
  func offsetUnheld(_ axis: GridAxis, at time: Duration) -> Int {
    glides[axis]?.offset(at: time) ?? offsets[axis]
  }

  /// Whether nothing moves and nobody holds it.
  package var isAtRest: Bool { grip == nil && settlesAt == nil }

  /// When the last glide ends; nil when nothing is moving.
  package var settlesAt: Duration? { isHeld ? nil : glidesUntil }

  /// When the last glide ends or, caught by a pointer, would have ended (rule G15).
  package var glidesUntil: Duration? {
    guard let section = glides.section else { return glides.item?.finish }
    return glides.item.map { max($0.finish, section.finish) } ?? section.finish
  }

  /// Ends what is moving where it was going.
  package mutating func finishSettling() {
    grip = nil
    glides = PerAxis(section: nil, item: nil)
  }

  package mutating func move(to position: Position) {
    asked = position
  }

  /// Steps along an axis, clamped at its ends or wrapping round them (P1, P2, P5).
  package mutating func step(
    _ axis: GridAxis, by count: Int, wraps: Bool = false, in content: any GridContent
  ) {
    guard let current = position(in: content) else { return }
    switch axis {
    case .section:
      asked.section = current.section.stepped(
        by: count, within: content.sectionCount, wraps: wraps)
    case .item:
      guard content.itemCount(inSection: current.section) > 0 else { return }
      let index = content.itemIndex(from: current, steps: count, wraps: wraps)
      asked = Position(section: current.section, index: index ?? current.index)
    }
  }

  /// Goes by whole views (PgDn, Ctrl-→); clamps.
  package mutating func stepViews(
    _ axis: GridAxis, by count: Int, pagers: Pagers, in content: any GridContent
  ) {
    guard let current = position(in: content) else { return }
    step(axis, by: count * pagers[axis].pagesPerView(at: current[axis]), in: content)
  }

  /// Goes to the first or the last page of an axis.
  package mutating func jump(_ axis: GridAxis, toLast: Bool, in content: any GridContent) {
    guard let current = position(in: content) else { return }
    switch axis {
    case .section: asked.section = toLast ? content.sectionCount - 1 : 0
    case .item:
      let count = content.itemCount(inSection: current.section)
      let edge = Position(section: current.section, index: toLast ? count : -1)
      guard let index = content.itemIndex(from: edge, steps: toLast ? -1 : 1, wraps: false)
      else { return }
      asked = Position(section: current.section, index: index)
    }
  }

  /// How the view comes to rest.
  package enum Approach: Equatable, Sendable {
    case atOnce
    /// By a glide of the shortest time.
    case gliding(from: Duration)
    /// By a glide that takes up the speed it was let go with (rule G8).
    case thrown(from: Duration, speed: Double)
  }

  /// Brings the view to where it rests for the position; an axis that is kept rests where it is.
  package mutating func align(
    _ pagers: Pagers, in content: any GridContent, _ approach: Approach = .atOnce,
    keeping kept: [GridAxis] = []
  ) {
    let current = position(in: content) ?? Position(section: 0, index: 0)
    let held = grip?.held
    grip = nil
    for axis in GridAxis.allCases {
      let before = offsets[axis]
      if !kept.contains(axis) {
        offsets[axis] = pagers[axis].restingOffset(showing: current[axis], from: before)
      }
      glides[axis] = glide(axis, from: held?[axis] ?? before, approach)
    }
  }

  func glide(_ axis: GridAxis, from seen: Int, _ approach: Approach) -> Settling? {
    let rest = offsets[axis]
    guard seen != rest else { return nil }
    switch approach {
    case .atOnce: return nil
    case .gliding(let time): return Settling(from: seen, to: rest, start: time)
    case .thrown(let time, let speed):
      return Settling(from: seen, to: rest, start: time, speed: speed)
    }
  }
}

extension Int {
  fileprivate func stepped(by count: Int, within total: Int, wraps: Bool) -> Int {
    let target = self + count
    guard wraps else { return target.clamped(to: 0...total - 1) }
    return ((target % total) + total) % total
  }
}

extension GridContent {
  func isGap(_ section: Int, _ index: Int) -> Bool {
    item(at: Position(section: section, index: index)) == nil
  }

  /// The index that many items further, gaps not counted; nil where there is none that way (P2).
  func itemIndex(from position: Position, steps: Int, wraps: Bool) -> Int? {
    let total = itemCount(inSection: position.section)
    let direction = steps.signum()
    var reached: Int?
    var index = position.index
    var left = abs(steps)
    // One round is enough: after it, wrapping finds only what it has passed.
    for _ in 0..<total where left > 0 {
      index = wraps ? (index + direction + total) % total : index + direction
      guard (0..<total).contains(index) else { break }
      if isGap(position.section, index) { continue }
      reached = index
      left -= 1
    }
    return reached
  }
}

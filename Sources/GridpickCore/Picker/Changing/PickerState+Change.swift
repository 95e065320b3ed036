// Only this file ends movements, assigns the arrangement, aligns the view and reports moves.

extension PickerState {
  mutating func apply(_ change: Change) {
    stop(change.ending)
    var before = Change.Before(position: position, id: currentID, arrangement: arrangement)
    change.edit?(&self)
    if let layout = change.layout {
      let current = change.isFollowed ? position : nil
      let laidOut = layout(self)
      let shown = arrangement
      show(laidOut)
      find.last?.offered = nil
      close(.places)
      before.there = current.map { follow($0, in: shown) } ?? nil
      goToAwaitedStart()
    }
    change.place?(&self, before)
    if let alignment = change.alignment { align(alignment) }
    change.rest?(&self, before)
    if change.isTold?(self, before) == true { tell(.moved(from: before.id, to: currentID)) }
  }

  /// Moves for the user and reports it once (rule P10); drops awaited moves to a match (rule F6).
  mutating func move(
    _ alignment: Change.Alignment? = nil, _ change: (inout PagingController) -> Void
  ) {
    find.last?.awaited = []
    browsing.awaitedStart = nil
    let before = position
    let from = currentID
    change(&controller)
    if let alignment { align(alignment) }
    if let before, let after = position, before != after {
      pointer.settlingFrom = pointer.settlingFrom ?? before
      browsing.hasMoved = true
      if from != currentID { tell(.moved(from: from, to: currentID)) }
    }
    if controller.settlesAt == nil { settle() }
  }

  mutating func stopDueMotion() {
    handleGestures(pointer.recognizer.tick(at: now))
    if let end = controller.settlesAt, end <= now { settle() }
  }

  /// Ends movements; where something else changes too, `apply` ends them.
  mutating func stop(_ ending: Change.Ending) {
    switch ending {
    case .nothing: break
    case .glide: settle()
    case .gesture(let approach): cancelGesture(approach)
    case .all:
      cancelGesture(.atOnce)
      settle()
    }
  }

  private mutating func settle() {
    controller.finishSettling()
    guard let from = pointer.settlingFrom else { return }
    pointer.settlingFrom = nil
    tell(.settled(changed: from != position))
  }

  private mutating func cancelGesture(_ approach: PagingController.Approach) {
    if !pointer.recognizer.cancel().isEmpty { springBack(approach) }
  }

  /// Goes to the row of the awaited start, which may be anywhere where items are rows (rule P4).
  mutating func goToAwaitedStart() {
    guard let start = browsing.awaitedStart, !browsing.hasActed, data.count > 0 else { return }
    let row = data.source.id(ofPlace: start).section
    if row < data.count || !arrival.isLoading { browsing.awaitedStart = nil }
    guard content.itemsAreRows, let place = content.place(ofRow: min(row, data.count - 1))
    else { return }
    controller.move(to: place)
  }

  /// Goes to the current item's new position, for example in a list that is flowed again.
  private mutating func follow(_ current: Position, in shown: Arrangement) -> Position? {
    let there = arrangement.position(of: current, in: shown)
    // A position beyond the end of the data stays asked for while data arrives (rules P1 and P4).
    let isBeyond = arrival.isLoading && controller.asked.section > current.section
    // In a group that grows after the user has acted, the last record stays current (rule X3).
    let isLeft = content.map.parts != nil && browsing.hasActed && position != there
    if there != current || isLeft, !isBeyond { controller.move(to: there) }
    return there
  }

  /// Shows an arrangement; in wrapped rows, `section` or the first line in view stays (rule S4).
  private mutating func show(_ laidOut: Arrangement, keeping section: Int? = nil) {
    let before = placement
    arrangement = laidOut
    guard before.wrapping != nil || arrangement.isWrapped else { return }
    let dragged = pointer.drag.map { controller.rest($0.axis, on: ground) + $0.distance }
    let pagers = (before: before.pagers.section, after: placement.pagers.section)
    controller.follow(pagers.before, to: pagers.after, section: section, at: now)
    // Data that arrives does not move the thumb under the pointer.
    guard let grip = pointer.handle?.grip, let bar = placement.scrollBar(at: offsets),
      pagers.before.track.count == pagers.after.track.count
    else { return }
    let offset = pagers.after.offset(showing: grip.offset(after: 0), of: pagers.before)
    pointer.handle = .thumb(grip.moved(to: bar, offset))
    if let dragged {
      let seen = pagers.after.offset(showing: dragged, of: pagers.before)
      let distance = seen - controller.rest(.section, on: ground)
      pointer.drag?.distance = distance
    }
  }

  mutating func measureRows(_ rows: Range<Int>, keeping section: Int? = nil) -> Bool {
    let isCostly = content.isCostly
    guard arrangement.isWrapped, !placement.hasMeasured(rows, costly: isCostly) else {
      return false
    }
    var laidOut = arrangement
    laidOut.wrapRows(around: rows, by: settings)
    show(laidOut, keeping: section)
    return true
  }

  private mutating func align(_ alignment: Change.Alignment) {
    if alignment.isOnlyAtRest, !controller.isAtRest { return }
    // The rows around a far place are measured before the view is brought there.
    if arrangement.isWrapped, let section = position?.section {
      _ = measureRows(section..<section + 1)
    }
    controller.align(
      on: ground, alignment.approach, lookingAhead: alignment.ahead, middle: alignment.middle)
  }
}

/// A change of the shown items, or of their places.
///
/// Only `PickerState.apply` performs a change, property by property, in this order.
struct Change {
  /// The movement that ends before the change.
  enum Ending {
    case nothing
    case glide
    /// A drag is cancelled, and the content springs back.
    case gesture(PagingController.Approach)
    /// Glide and gesture end at once, or a drag would hold something else afterwards (rule G11).
    case all
  }

  /// The way in which the view is brought to the current item.
  struct Alignment {
    /// True if the view is aligned only while nothing drags it and nothing glides.
    var isOnlyAtRest = false
    var approach = PagingController.Approach.atOnce
    /// The axes along which one page after the current page comes into view too.
    var ahead = GridAxis.allCases
    /// An item out of view comes to the middle along this axis; nil moves only as far as needed.
    var middle: GridAxis?
  }

  struct Before {
    let position: Position?
    let id: ItemID?
    let arrangement: Arrangement
    /// The new position of the current item; nil if the change does not follow it.
    var there: Position?
  }

  var ending = Ending.nothing
  var edit: ((inout PickerState) -> Void)?
  /// Nil leaves the arrangement as it is.
  var layout: ((PickerState) -> Arrangement)?
  /// True if the current item stays current, even if it is at another place now.
  var isFollowed = true
  var place: ((inout PickerState, Before) -> Void)?
  var alignment: Alignment?
  /// Does the work that depends on all steps before.
  var rest: ((inout PickerState, Before) -> Void)?
  var isTold: ((PickerState, Before) -> Bool)?
}

extension Change {
  static func isElsewhere(_ state: PickerState, _ before: Before) -> Bool {
    before.id != state.currentID
  }
}

extension PickerState {
  /// True if only items in view are measured: costly items, except in a list with fitted columns.
  private var isMeasuredInView: Bool {
    data.isCostly && (!data.isList || settings.options.columns != .automatic)
  }

  /// Makes room for items that come into view (rule U1), but not in a hold; nothing gets smaller.
  mutating func growToFit() {
    guard isMeasuredInView, !settings.layout.sizesSections, settings.options.layout.cell == nil,
      controller.isAtRest, !isHeld
    else { return }
    var outlook = outlook
    let glance = VisibleState(
      lastSection: outlook.section, lastIndex: outlook.index(outlook.section),
      sectionCount: content.sectionCount, dataNumber: arrival.dataNumber,
      sorting: view.orders.section.shown?.sorting)
    guard glance != arrival.grownAt else { return }
    arrival.grownAt = glance
    outlook.onlyGrows = true
    let grown = arranged(at: outlook)
    guard grown.measures != arrangement.measures else { return }
    apply(Change(layout: { _ in grown }, alignment: Change.Alignment(ahead: [])))
  }
}

/// The part of the data in view; if it is unchanged, nothing new has to be measured.
struct VisibleState: Equatable {
  let lastSection: Int
  let lastIndex: Int
  let sectionCount: Int
  let dataNumber: Int
  let sorting: Sorting?
}

extension PickerState {
  /// The fewest lines of cells with a status line below them.
  private static let leastBody = 3

  /// Returns the lines that all cells and what surrounds them need, at most `most` (rule I1).
  ///
  /// The number stays while the user holds the grid, because another size would end the hold.
  package func linesNeeded(upTo most: Int) -> Int {
    guard !isHeld, browsing.mode.overlay?.picker.isHeld != true else { return screen.lines }
    // Nobody knows how long a preview will be.
    guard preview.shownWindow == nil else { return most }
    let grid = divided(ScreenSize(lines: most, columns: screen.columns)).grid.size
    let placement = arranged(on: grid).placement
    let pager = placement.pager(along: .vertical, in: position?.section ?? 0)
    let others = grid.lines - pager.view
    let cells = others > 0 ? max(Self.leastBody, pager.track.extent) : pager.track.extent
    return min(most, most - grid.lines + others + cells)
  }
}

extension PickerState {
  mutating func toggleWrap() {
    guard has(.wrapping) else {
      browsing.doneNote = Remark(
        "only sheets and one-column lists wrap", short: "nothing wraps here", tails: [])
      return
    }
    view.wraps = !arrangement.isWrapped
    layOutAgain()
    let (head, back) =
      arrangement.isWrapped
      ? ("wrapping on", "turns it off") : ("wrapping off", "turns it on")
    browsing.doneNote = Remark(
      Remark.Words(head), tails: tail("toggle-wrap", back))
  }

  mutating func measureRowsInView() {
    guard arrangement.isWrapped else { return }
    // If rows need fewer lines than usual, more rows come into view, which must be measured too.
    for _ in 0..<Self.mostLooks {
      let seen = placement.visibleSections(at: offsets)
      guard measureRows(seen, keeping: position?.section) else { return }
    }
  }

  private static let mostLooks = 3
}

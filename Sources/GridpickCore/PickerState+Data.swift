import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickRendering

extension PickerState {
  /// Appended data moves nothing that is there, and cancels nothing (rules P8, G11).
  mutating func take(_ update: ContentUpdate) {
    let before = (position: position, id: currentID)
    let hasArrived = isLoading && update.isComplete
    // What was looked through goes on to the end of the data alone.
    if update.isWithin { dataNumber += 1 }
    adoptMarks(ofMore: update.data)
    adoptColumns(ofMore: update.data)
    data = update.data
    isLoading = !update.isComplete
    notice = update.notice ?? notice
    let isShownAnew = adopt(update.settings) || fitsAnew
    let kept = rearrange(
      Arrangement(
        data, isComplete: update.isComplete, settings: settings, view: view, size: size,
        earlier: isShownAnew ? nil : arrangement, hasActed: hasActed, outlook: outlook))
    if hasArrived {
      sortAnew()
      reloadAsAwaited()
    }
    searchOn()
    letGoOfLostEdge()
    if hasArrived { controller.clamp(in: content) }
    if controller.isAtRest { controller.align(on: ground, lookingAhead: []) }
    guard before.position != nil, position != nil, kept != position else { return }
    tell(.moved(from: before.id, to: currentID))
  }

  /// Whether widths and columns are still measured anew while data arrives: not once somebody has acted,
  /// nor once there was time to read what fills the screen, nor where more would measure the same (rules
  /// L9, L12).
  private var fitsAnew: Bool {
    let isRead = fullSince.map { now - $0 >= Self.readingTime } ?? false
    return !hasActed && !isRead && !arrangement.isMeasuredFully
  }

  private static let readingTime = Duration.milliseconds(300)

  /// More that was asked for (rule R3).
  mutating func append(_ update: ContentUpdate, to section: Int?) {
    var update = update
    update.data = data.joined(with: update.data, in: section)
    update.isComplete = true
    update.settings = nil
    update.isWithin = section != nil
    takeMore(update)
  }

  /// The same, where all that there is by now has come.
  mutating func takeMore(_ update: ContentUpdate) {
    take(update)
    // What is asked for is there at once, as far as there is anything.
    sortAnew()
  }

  /// What is there shows something else, and is measured anew; nothing moves, and a hand keeps what it holds.
  mutating func redraw(_ update: ContentUpdate) {
    let before = currentID
    data = update.data
    searchAnew()
    rearrange(Arrangement(data, settings: settings, view: view, size: size, outlook: outlook))
    if controller.isAtRest { controller.align(on: ground, lookingAhead: []) }
    askForMatches()
    tellMoved(from: before)
  }

  /// Newer data, which takes the place of what is there once it is known what of it is marked.
  mutating func replace(by update: ContentUpdate, section: Int?, after errand: Errand? = nil) {
    if markChanges.isEmpty { questions.drop(.marks) }
    newerData = NewerData(
      data: data.replaced(by: update.data, in: section), update: update, section: section,
      errand: errand ?? newerData?.errand)
    goOnMarking()
  }

  /// Has newer data take its place: the item that is current is found again in it, or else the place is kept
  /// (rule P8).
  mutating func take(_ newer: NewerData, _ marks: Marks) {
    cancelGesture(.atOnce)
    settle()
    let before = (position: position, id: currentID, arrangement: arrangement)
    let section = newer.section
    if section == nil { errands.rearmAll() }
    if let errand = newer.errand, errands.end(errand.kind) != nil { errands.rearm(errand) }
    newerData = nil
    adopt(marks, of: newer.data)
    adoptColumns(ofNewer: newer.data)
    data = newer.data
    searchAnew()
    notice = newer.update.notice ?? notice
    if newer.errand != nil, notice == nil { doneNote = "refreshed" }
    if section == nil { _ = adopt(newer.update.settings) }
    arrangement = Arrangement(
      data, settings: settings, view: view, size: size, outlook: outlook)
    sortAnew()
    pointer.clicked = nil
    let found = before.position.flatMap { arrangement.newPosition(of: $0, in: before.arrangement) }
    controller.follow(
      content.sections(controller.visitedSections, of: before.arrangement.content), to: found)
    controller.align(on: ground)
    let current = currentID
    followPreview(toNewer: found == nil ? nil : current)
    finding?.origin = current
    if found != nil { finding?.noteShown(at: current) }
    askForMatches()
    if found == nil, before.position != nil, position != nil {
      // Where what is there now goes once it is in order is told then.
      keptPlace = isSorting ? before.position : nil
      if keptPlace == nil { tell(.moved(from: before.id, to: currentID)) }
    }
    performAwaited()
  }

  /// Says whether what the data asks for is something else than before.
  private mutating func adopt(_ asked: ((Look) -> PickerSettings)?) -> Bool {
    guard let settings = asked.map({ withChanges($0(settings.look)) }),
      settings.layout != self.settings.layout || settings.title != self.settings.title
        || settings.origin != self.settings.origin
        || settings.look.defaultStyle.name != self.settings.look.defaultStyle.name
    else { return false }
    self.settings = settings
    controller.link(settings.linkage)
    return true
  }

  /// Where a list is flowed anew the same place may hold another item; says where the current one is now.
  @discardableResult
  mutating func rearrange(_ arrangement: Arrangement) -> Position? {
    let before = self.arrangement
    let current = position
    self.arrangement = arrangement
    guard let current else { return nil }
    let there = arrangement.position(of: current, in: before)
    // What is asked for beyond the end stays asked for (rules P1 and P4).
    let isBeyond = isLoading && controller.asked.section > current.section
    if there != current, !isBeyond { controller.move(to: there) }
    return there
  }
}

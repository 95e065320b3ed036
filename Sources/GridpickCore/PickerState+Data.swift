import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickRendering

extension PickerState {
  /// Appended data moves nothing that is there, and cancels nothing (rules P8, G11).
  mutating func take(_ update: ContentUpdate) {
    let before = (position: position, id: currentID)
    let hasArrived = isLoading && update.isComplete
    data = update.data
    isLoading = !update.isComplete
    notice = update.notice ?? notice
    let isShownAnew = adopt(update.settings)
    let kept = rearrange(
      Arrangement(
        data, isComplete: update.isComplete, settings: settings, size: size,
        earlier: isShownAnew ? nil : arrangement))
    if hasArrived { controller.clamp(in: content) }
    if controller.isAtRest { controller.align(on: ground) }
    guard before.position != nil, position != nil, kept != position else { return }
    tell(.moved(from: before.id, to: currentID))
  }

  /// More that was asked for (rule R3).
  mutating func append(_ update: ContentUpdate, to section: Int?) {
    var update = update
    update.data = data.joined(with: update.data, in: section)
    update.isComplete = true
    update.settings = nil
    take(update)
  }

  /// Newer data: the item that is current is found again in it, or else the place is kept (rule P8).
  mutating func replace(by update: ContentUpdate, section: Int?) {
    cancelGesture(.atOnce)
    settle()
    let before = (position: position, id: currentID, arrangement: arrangement)
    data = data.replaced(by: update.data, in: section)
    notice = update.notice ?? notice
    if section == nil { _ = adopt(update.settings) }
    arrangement = Arrangement(data, settings: settings, size: size)
    pointer.clicked = nil
    let found = before.position.flatMap { arrangement.newPosition(of: $0, in: before.arrangement) }
    controller.follow(
      content.sections(controller.visitedSections, of: before.arrangement.content), to: found)
    controller.align(on: ground)
    guard found == nil, before.position != nil, position != nil else { return }
    tell(.moved(from: before.id, to: currentID))
  }

  /// Says whether what the data asks for is something else than before.
  private mutating func adopt(_ asked: ((Look) -> PickerSettings)?) -> Bool {
    guard let settings = asked?(settings.look),
      settings.layout != self.settings.layout || settings.title != self.settings.title
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
    if there != current { controller.move(to: there) }
    return there
  }
}

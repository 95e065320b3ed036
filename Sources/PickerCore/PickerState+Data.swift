import GridLayout
import GridModel
import GridPaging
import GridRendering

extension PickerState {
  /// Appended data moves nothing that is there, and cancels nothing (rules P8, G11).
  mutating func take(_ update: ContentUpdate) -> [PickerEffect] {
    let before = position
    data = update.data
    isLoading = !update.isComplete
    notice = update.notice ?? notice
    let isShownAnew = adopt(update.settings)
    rearrange(
      Arrangement(
        data, isComplete: update.isComplete, settings: settings, size: size,
        earlier: isShownAnew ? nil : arrangement))
    if controller.isAtRest { controller.align(placement.pagers, in: content) }
    guard let before, let after = position, before != after else { return [] }
    return [.moved(from: before, to: after)]
  }

  /// Says whether what the data asks for is something else than before.
  private mutating func adopt(_ asked: ((Look) -> PickerSettings)?) -> Bool {
    guard let settings = asked?(settings.look),
      settings.layout.name != self.settings.layout.name || settings.title != self.settings.title
    else { return false }
    self.settings = settings
    controller.link(settings.linkage)
    return true
  }

  /// Where a list is flowed anew the same place may hold another item.
  private mutating func rearrange(_ arrangement: Arrangement) {
    let before = self.arrangement
    let current = position
    self.arrangement = arrangement
    pointer.clicked = pointer.clicked.map { arrangement.position(of: $0, in: before) }
    guard let current else { return }
    let there = arrangement.position(of: current, in: before)
    // What is asked for beyond the end stays asked for (rules P1 and P4).
    if there != current { controller.move(to: there) }
  }
}

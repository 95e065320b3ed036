import GridpickModel

/// What is known of where the data comes from: whether more is to come, and who brings it.
struct Arrival {
  /// Whether more of the input may still come.
  var isLoading: Bool
  /// True once the input has changed since it was read, so that nothing of it can be picked.
  var isSpoiled = false
  /// Refresh and more that are under way, and where there is no more.
  var errands = Errands()
  /// What is to be run for newer data once all of the input has come.
  private(set) var awaitedReload: AwaitedReload?
  /// Newer data, which is shown once the marks have been found in it.
  var newer: NewerData?
  /// Counts the data that has taken the place of older data.
  private(set) var dataNumber = 0
  /// Whether the event that is handled has shown the data of a reload.
  private(set) var hasReloaded = false
  /// Since when the screen has been full.
  private(set) var fullSince: Duration?

  init(isLoading: Bool) { self.isLoading = isLoading }

  /// Whether more, or newer data, is to come.
  var awaitsData: Bool { isLoading || errands.current != nil }

  mutating func beginEvent() { hasReloaded = false }

  mutating func noteFull(at time: Duration) { fullSince = fullSince ?? time }

  /// Other items than before are there now.
  mutating func noteOtherData() { dataNumber += 1 }

  mutating func await(_ reload: AwaitedReload) { awaitedReload = reload }

  mutating func takeAwaitedReload() -> AwaitedReload? {
    defer { awaitedReload = nil }
    return awaitedReload
  }

  /// Ends what has brought newer data, which is shown now.
  mutating func end(_ newer: NewerData) {
    if newer.section == nil { errands.rearmAll() }
    if let errand = newer.errand, errands.end(errand.kind) != nil { errands.rearm(errand) }
    hasReloaded = newer.errand != nil
    self.newer = nil
  }
}

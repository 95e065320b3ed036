/// The state of the arriving data: whether more is to come, and which errands bring it.
struct Arrival {
  /// True while more of the input may come.
  var isLoading: Bool
  /// True once the input has changed since it was read, so that nothing of it can be picked.
  var isSpoiled = false
  /// The errands that are running, and the lists that have no more data.
  var errands = Errands()
  /// The reload to run once all of the input has come; nil if no reload waits.
  private(set) var awaitedReload: AwaitedReload?
  /// The newer data, which is shown once the marks have been found in it; nil if there is none.
  var newer: NewerData?
  /// The number of the data, which grows when other items take the place of older items or come
  /// between them.
  private(set) var dataNumber = 0
  /// True if the event that is being handled has shown the data of a reload.
  private(set) var hasReloaded = false
  /// The time since when the screen has been full; nil if it has never been full.
  private(set) var fullSince: Duration?

  init(isLoading: Bool) { self.isLoading = isLoading }

  /// True while more data, or newer data, is to come.
  var awaitsData: Bool { isLoading || errands.current != nil }

  mutating func beginEvent() { hasReloaded = false }

  mutating func noteFull(at time: Duration) { fullSince = fullSince ?? time }

  /// Notes that other items than before are there now.
  mutating func noteOtherData() { dataNumber += 1 }

  mutating func await(_ reload: AwaitedReload) { awaitedReload = reload }

  mutating func removeAwaitedReload() -> AwaitedReload? {
    defer { awaitedReload = nil }
    return awaitedReload
  }

  /// Ends the errand that has brought newer data, which is shown now.
  mutating func finish(_ newer: NewerData) {
    if newer.section == nil { errands.rearmAll() }
    if let errand = newer.errand, errands.finish(errand.kind) != nil { errands.rearm(errand) }
    hasReloaded = newer.errand != nil
    self.newer = nil
  }
}

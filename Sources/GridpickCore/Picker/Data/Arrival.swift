/// The state of arriving data: whether more will come, and what has come but is not shown.
struct Arrival {
  var isLoading: Bool
  /// The view for which the layout last checked whether cells have to grow.
  @Boxed var grownAt: VisibleState?
  /// True once the input has changed since it was read, so that nothing of it can be picked.
  var isSpoiled = false
  /// The count at which each section (nil: all data) had no more data.
  var exhausted: [Int?: Int] = [:]
  /// The count at which each section last asked for more data to fill the view.
  private(set) var filled: [Int?: Int] = [:]
  /// The reload to run once all of the input has come.
  @Boxed var awaitedReload: Reload?
  @Boxed var held: ContentUpdate?
  @Boxed var unarranged: AwaitedView?
  @Boxed var newer: NewerData?
  private(set) var isStreaming = false
  @Boxed var lost: LostPlace?
  /// A number that grows when other items replace older items or come between them.
  private(set) var dataNumber = 0
  private(set) var hasReloaded = false
  private(set) var fullSince: Duration?

  mutating func beginEvent() { hasReloaded = false }

  mutating func noteFull(at time: Duration) { fullSince = fullSince ?? time }

  mutating func noteOtherData() { dataNumber += 1 }

  /// Returns true once for each count of a section, so that it does not ask twice for the same.
  mutating func mayFill(_ errand: Errand) -> Bool {
    filled.updateValue(errand.count, forKey: errand.section) != errand.count
  }

  mutating func finish(_ newer: NewerData) {
    // After newer data of the same length, more may come.
    if newer.section == nil {
      (exhausted, filled) = ([:], [:])
    } else {
      (exhausted[newer.section], filled[newer.section]) = (nil, nil)
    }
    isLoading = !newer.update.isComplete
    isStreaming = isLoading
    hasReloaded = newer.run != nil && !isStreaming
    self.newer = nil
  }

  mutating func endReload() {
    held = nil
    if newer?.run != nil { newer = nil }
    isStreaming = false
  }
}

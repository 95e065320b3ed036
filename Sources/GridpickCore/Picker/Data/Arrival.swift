/// The state of the arriving data: whether more is to come, and what has come and is not shown.
struct Arrival {
  var isLoading: Bool
  /// What was in view when the layout last checked if cells have to grow.
  var grownAt: Glance?
  /// True once the input has changed since it was read: nothing of it can be picked.
  var isSpoiled = false
  /// The counts at which lists had no more data, by their sections; nil is the whole.
  var exhausted: [Int?: Int] = [:]
  /// The counts at which more was asked for to fill the view, by the same sections.
  private(set) var filled: [Int?: Int] = [:]
  /// It runs once all of the input has come.
  var awaitedReload: Reload?
  var held: ContentUpdate?
  var unarranged: Unarranged?
  var newer: NewerData?
  private(set) var isStreaming = false
  /// With marks or a current item that the newer data lacks so far.
  var unfound: [UnfoundData] = []
  /// Grows when other items replace older ones or come between them.
  private(set) var dataNumber = 0
  private(set) var hasReloaded = false
  private(set) var fullSince: Duration?

  mutating func beginEvent() { hasReloaded = false }

  mutating func noteFull(at time: Duration) { fullSince = fullSince ?? time }

  mutating func noteOtherData() { dataNumber += 1 }

  /// True once for each count of a section, so that nothing is asked for again at once.
  mutating func mayFill(_ errand: Errand) -> Bool {
    filled.updateValue(errand.count, forKey: errand.section) != errand.count
  }

  mutating func finish(_ newer: NewerData) {
    // Newer data of the same length may have more behind it.
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

  /// Remembers older data, unless nothing of it is missing in the newer data.
  mutating func remember(_ older: UnfoundData) {
    var older = older
    // The user did not choose the item that became current when an earlier one was missing.
    if unfound.contains(where: { $0.position != nil }) { older.position = nil }
    if older.isMissed { unfound.append(older) }
  }

  /// Used when the user has gone to another item.
  mutating func forgetPlaces() {
    for index in unfound.indices { unfound[index].position = nil }
    unfound.removeAll { !$0.isMissed }
  }
}

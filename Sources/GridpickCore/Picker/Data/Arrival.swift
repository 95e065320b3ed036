/// The state of the arriving data: whether more is to come, and what has come and is not shown.
struct Arrival {
  /// True while more of the input may come.
  var isLoading: Bool
  /// The part of the data in view when the layout last checked if cells have to grow.
  var grownAt: Glance?
  /// True once the input has changed since it was read, so that nothing of it can be picked.
  var isSpoiled = false
  /// The counts at which lists had no more data, by their sections; nil is the whole.
  var exhausted: [Int?: Int] = [:]
  /// The counts at which more was asked for to fill the view, by the same sections.
  private var filled: [Int?: Int] = [:]
  /// The reload to run once all of the input has come; nil if no reload waits.
  private(set) var awaitedReload: Reload?
  /// The newest part of newer data, if it could not be shown; nil if none waits.
  var held: ContentUpdate?
  /// The newest data of which the shown view is not made yet; nil if none waits.
  var unarranged: Unarranged?
  /// The newer data, which is shown once the marks have been found in it; nil if there is none.
  var newer: NewerData?
  /// True while newer data is shown and more of it comes.
  private(set) var isStreaming = false
  /// The older data with marks or a current item that the newer data does not contain so far.
  private(set) var unfound: [UnfoundData] = []
  /// The number of the data, which grows when other items replace older ones or come between them.
  private(set) var dataNumber = 0
  /// True if the event that is being handled has shown the data of a reload.
  private(set) var hasReloaded = false
  /// The time since when the screen has been full; nil if it has never been full.
  private(set) var fullSince: Duration?

  init(isLoading: Bool) { self.isLoading = isLoading }

  mutating func beginEvent() { hasReloaded = false }

  mutating func noteFull(at time: Duration) { fullSince = fullSince ?? time }

  mutating func noteOtherData() { dataNumber += 1 }

  /// Returns true once for each count of a section, so that no answer is asked for again at once.
  mutating func mayFill(_ errand: Errand) -> Bool {
    filled.updateValue(errand.count, forKey: errand.section) != errand.count
  }

  mutating func await(_ reload: Reload) { awaitedReload = reload }

  mutating func removeAwaitedReload() -> Reload? {
    defer { awaitedReload = nil }
    return awaitedReload
  }

  /// Notes that newer data is shown now, and whether more of it comes.
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

  /// Notes that nothing more comes of the reload; what is not shown yet is not shown any more.
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

  mutating func keep(_ unfound: [UnfoundData]) { self.unfound = unfound }

  /// Forgets where the current item was, because the user has gone to another item.
  mutating func forgetPlaces() {
    for index in unfound.indices { unfound[index].position = nil }
    unfound.removeAll { !$0.isMissed }
  }

  mutating func removeUnfound() -> [UnfoundData] {
    defer { unfound = [] }
    return unfound
  }
}

/// The state of the arriving data: whether more is to come, and which errands bring it.
struct Arrival {
  /// True while more of the input may come.
  var isLoading: Bool
  /// True once the input has changed since it was read, so that nothing of it can be picked.
  var isSpoiled = false
  /// The errands that are running, and the lists that have no more data.
  var errands = Errands()
  /// The reload to run once all of the input has come; nil if no reload waits.
  private(set) var awaitedReload: Reload?
  /// The newest part of newer data, if it could not be shown; nil if none waits.
  var held: ContentUpdate?
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

  var awaitsData: Bool { isLoading || !errands.isEmpty }

  /// True while the shown data does not come from the query that the running reload answers.
  var awaitsQuery: Bool {
    !isStreaming && errands.run(of: .reload)?.errand.answersQuery == true
  }

  mutating func beginEvent() { hasReloaded = false }

  mutating func noteFull(at time: Duration) { fullSince = fullSince ?? time }

  mutating func noteOtherData() { dataNumber += 1 }

  mutating func await(_ reload: Reload) { awaitedReload = reload }

  mutating func removeAwaitedReload() -> Reload? {
    defer { awaitedReload = nil }
    return awaitedReload
  }

  /// Notes that newer data is shown now, and ends its errand if no more of it comes.
  mutating func finish(_ newer: NewerData) {
    if newer.section == nil { errands.rearmAll() }
    isLoading = !newer.update.isComplete
    isStreaming = isLoading
    hasReloaded = newer.errand != nil && !isStreaming
    if !isStreaming, let errand = newer.errand, endReload() { errands.rearm(errand) }
    self.newer = nil
  }

  /// Ends the reload that runs; returns false if none runs.
  mutating func endReload() -> Bool {
    held = nil
    // A part that waits for its marks is not shown any more.
    if newer?.errand != nil, newer?.update.isComplete == false { newer = nil }
    isStreaming = false
    return errands.finish(.reload) != nil
  }

  /// Remembers older data, unless nothing of it is missing in the newer data.
  mutating func remember(_ older: UnfoundData) {
    var older = older
    // The user did not choose the item that became current when an earlier one was missing.
    if unfound.contains(where: { $0.position != nil }) { older.position = nil }
    if older.isMissed { unfound.append(older) }
  }

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

import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A set of data, of which a beginning has come.
struct StreamData {
  var rows: [StreamRow]
  var came: Int
  /// True once no more of it comes.
  var isEnded = false
  /// True if it must not be shown, because newer data was asked for or it has failed before.
  var isDropped = false

  var arrived: [StreamRow] { Array(rows.prefix(came)) }
}

/// What a picker must show, by lists of rows and the answers that have been brought.
struct StreamModel {
  /// The reload that was asked for last.
  struct Reload {
    let job: Job
    let waitsForEnd: Bool
    let begin: Duration
    /// The set of data that it brings, once some of it has come.
    var set: Int?
  }

  private struct Order {
    let key: Sorting.Key
    let isDescending: Bool
    /// How many rows were there; later ones stand behind them.
    let count: Int
  }

  let isList: Bool
  let isRanked: Bool
  var sets: [StreamData]
  private(set) var shown = 0
  var reload: Reload?
  /// The order that the user has asked for.
  var asked: Sorting?
  private var order: Order?
  /// The names of the matches that are shown; nil without a query.
  private var found: Set<String>?
  /// The marks after all changes, also of rows that may yet come; nil if not known.
  var marks: Set<String>? = []
  /// The row that must be current if it is shown; nil if any may be.
  var current: String?
  /// True if data is shown that lacks so far what was current in older data.
  private(set) var lacksOlder = false
  private var waitsForMatch = false
  /// True if an order was asked for while a part waited for its marks, which is shown all the same.
  var isSortedLate = false
  private var jobCount = 0

  init(_ input: StreamData, isList: Bool, isRanked: Bool) {
    sets = [input]
    self.isList = isList
    self.isRanked = isRanked
  }

  var arrived: [StreamRow] { sets[shown].arrived }

  func data(_ rows: [StreamRow]) -> Grid {
    isList ? Grid(TestList(rows.map(\.name))) : Grid(StreamTable(rows: rows))
  }

  /// All that has come, in the order in which it is shown.
  private var ordered: [StreamRow] {
    let rows = arrived
    guard let order else { return rows }
    let sorted = rows.prefix(order.count).sorted {
      order.isDescending ? $1.precedes($0, by: order.key) : $0.precedes($1, by: order.key)
    }
    return sorted + rows.dropFirst(order.count)
  }

  private var names: [String] {
    ordered.map(\.name).filter { found?.contains($0) ?? true }
  }

  // MARK: - Answers

  /// Notes an order that was waited for; a user who has been elsewhere keeps the current row.
  mutating func take(_ sorting: Sorting, of count: Int, before state: PickerState) {
    order = Order(key: sorting.key, isDescending: sorting.isDescending, count: count)
    let stays =
      state.browsing.hasLeftTop && state.browsing.isPlaced && state.view.keptPlace == nil
      && !state.isFinding && !lacksOlder
    if !stays { current = nil }
  }

  mutating func take(_ matches: [StreamRow]) {
    found = Set(matches.map(\.name))
    current = nil
  }

  /// Turns the order by a key as `s` does (rule L13).
  mutating func ask(for key: Sorting.Key) {
    switch asked {
    case Sorting(by: key): asked = Sorting(by: key, isDescending: true)
    case Sorting(by: key, isDescending: true): asked = nil
    default: asked = Sorting(by: key)
    }
  }

  // MARK: - What an act has led to

  /// Finds out which data is shown now, and what follows from that.
  mutating func follow(_ run: PickerRun, _ note: Comment) {
    let state = run.state
    for job in run.jobs.dropFirst(jobCount) { begin(job, at: run.now) }
    jobCount = run.jobs.count
    if let reload, let set = reload.set, !sets[set].isEnded, !state.runs(reload.job.id) {
      endEarly(set)
    }
    findShown(state, at: run.now, note)
    if !state.query.contains(where: \.isLetter) { found = nil }
    if asked == nil { order = nil }
    expectPicks(run, note)
    followMarks(state)
    followCurrent(state, note)
    lacksOlder = state.arrival.lost != nil
    waitsForMatch = state.waitsForMatch
    if waitsForMatch || !state.toDo.awaited.isEmpty { current = nil }
    if state.waitsToMark { marks = nil }
  }

  private mutating func begin(_ job: Job, at time: Duration) {
    guard case .errand(let errand) = job.work, errand.kind == .reload else { return }
    for set in sets.indices where set >= shown { endEarly(set) }
    reload = Reload(job: job, waitsForEnd: errand.waitsForEnd, begin: time)
  }

  private mutating func endEarly(_ set: Int) {
    sets[set].isEnded = true
    if set != shown { sets[set].isDropped = true }
  }

  private mutating func findShown(_ state: PickerState, at time: Duration, _ note: Comment) {
    let names = state.dataNames
    let set = sets.indices.last { set in
      set >= shown && !sets[set].isDropped && sets[set].arrived.map(\.name) == names
    }
    guard let set else {
      Issue.record("\(note): no data that has come is \(names)")
      return
    }
    guard set != shown else { return }
    if let reload, reload.set == set, !sets[set].isEnded {
      #expect(!reload.waitsForEnd && (asked == nil || isSortedLate), note)
      #expect(arrived.isEmpty || time - reload.begin >= .milliseconds(300), note)
    }
    shown = set
    isSortedLate = false
    order = nil
    found = nil
    let arrived = Set(arrived.map(\.name))
    // What a third set of data lacks of the first one is looked for otherwise.
    if lacksOlder { marks = nil }
    if sets[set].isEnded { marks?.formIntersection(arrived) }
    if state.isFinding || lacksOlder { current = nil }
  }

  private mutating func followMarks(_ state: PickerState) {
    guard !state.awaitsMarks, !state.waitsToMark else { return }
    if marks == nil { marks = Set(state.markedNames) }
    let names = arrived.map(\.name)
    marks?.formIntersection(names)
  }

  private mutating func followCurrent(_ state: PickerState, _ note: Comment) {
    guard let wanted = current, !state.awaitsMarks else { return }
    if state.shownNames.contains(wanted) {
      #expect(state.currentName == wanted, note)
    }
    current = state.currentName
  }

  /// What is picked is what is marked, or else what is current.
  private func expectPicks(_ run: PickerRun, _ note: Comment) {
    let picks = run.told.compactMap { effect -> Pick? in
      if case .picked(let pick) = effect { pick } else { nil }
    }
    #expect(picks.count <= 1, note)
    switch picks.first?.things {
    case .marked(let marks): #expect(marks == run.state.marks && !marks.isEmpty, note)
    case .item(let id) where !waitsForMatch:
      #expect(run.state.marks.isEmpty, note)
      #expect(run.state.rowName(of: id) == run.state.currentName, note)
    case .item, nil: break
    }
  }

  // MARK: - What is seen

  func expect(_ state: PickerState, _ note: Comment) {
    let seen = state.shownNames
    let isInOrder = !isList || !isRanked || order != nil || found == nil
    #expect(isInOrder ? seen == names : seen.sorted() == names.sorted(), note)
    #expect(state.view.orders.section.asked == asked, note)
    #expect((state.position == nil) == seen.isEmpty, note)
    if let current = state.currentName { #expect(seen.contains(current), note) }
    #expect(state.frame().size == state.size, note)
    let marked = state.markedNames
    #expect(marked.count == state.marks.count, note)
    #expect(Set(state.dataNames).isSuperset(of: marked), note)
    if let marks, !state.awaitsMarks, !state.waitsToMark {
      #expect(marked == ordered.map(\.name).filter(marks.contains), note)
    }
  }

  /// Once all is answered, all that has come is shown as it was asked for last.
  func expectAll(_ state: PickerState, _ note: Comment) {
    #expect(!state.awaitsMatches && !state.awaitsMarks && !state.isSorting, note)
    #expect(!state.awaitsData && sets[shown].came == state.dataNames.count, note)
    #expect(order?.key == asked?.key && order?.isDescending == asked?.isDescending, note)
    #expect(order.map { $0.count == arrived.count } ?? true, note)
    let matches = arrived.filter { $0.matches(state.query) }
    #expect(Set(state.shownNames) == Set(matches.map(\.name)), note)
    expect(state, note)
  }
}

import GridpickCore
import GridpickTerminal

/// Finds among a caller's items, on the caller's thread, in short turns between keys.
///
/// Each step searches a longer beginning of the items, as if an input were still arriving.
final class CallerFinder<Item> {
  private let caller: Caller<Item>
  private let turns: Turns
  private var finder = Finder()
  private var job: Job?
  /// The last search; `isNew` is true until that search has looked at its first items.
  private var last: Search?
  private var isNew = false
  /// How many sections, or items of a list, were searched; `stride` is how many come next.
  private var reached = 0
  private var stride = 0
  /// True while the texts of what is searched are known.
  private var isAmongKnown = false
  /// The number of known records that are searched at first.
  private static var textsAtFirst: Int { 1 << 15 }

  /// Creates a finder; without a clock it searches everything at once.
  init(for caller: Caller<Item>, clock: (() -> Duration)?) {
    self.caller = caller
    turns = Turns(clock: clock)
  }

  var answerer: Answerer {
    Answerer(
      start: { [self] job in start(job) },
      drop: { [self] in stop() },
      sources: [
        NewsSource(
          descriptor: { [self] in job == nil ? nil : turns.descriptor },
          receive: { [self] in continueSearch() })
      ])
  }

  /// Starts a search; a narrower query looks again only at the matches among the items so far.
  private func start(_ job: Job) -> Answer? {
    guard case .matches(let search, _) = job.work else { return nil }
    let goesOn =
      last.map { $0.dataNumber == search.dataNumber && search.query.narrows($0.query) } ?? false
    if !goesOn { reached = 0 }
    last = search
    self.job = job
    isNew = true
    isAmongKnown = false
    stride = 1
    return look().map(Answer.matches)
  }

  private func stop() {
    job = nil
    last = nil
    finder = Finder()
  }

  private func continueSearch() -> PickerEvent? {
    turns.begin()
    guard let job else { return nil }
    return look().map { .answered(job.id, .matches($0)) }
  }

  /// A step asks for cells, or goes through known texts: the time that a cell takes says nothing of
  /// texts, and is not known at first.
  private func next(_ all: Int) -> Int {
    let known = caller.items.memory.texts.end(ofKnownFrom: reached)
    if (known > reached) != isAmongKnown {
      isAmongKnown.toggle()
      stride = isAmongKnown ? Self.textsAtFirst : 1
    }
    return min(all, reached + stride, isAmongKnown ? known : all)
  }

  /// Searches for one turn, at least one stride, and returns the findings so far.
  private func look() -> Findings? {
    guard case .matches(let search, let data)? = job?.work else { return nil }
    let all = caller.items.soughtCount
    let began = turns.now()
    var findings: Findings?
    var isFirst = isNew
    isNew = false
    repeat {
      // The first step covers what was searched already, because the finder goes on from there.
      if !isFirst || reached == 0 { reached = next(all) }
      isFirst = false
      let spent = turns.now()
      findings = finder.find(search, in: caller.items.sought(reached).data)
      // A slow stride halves the next one, a fast stride doubles it.
      stride = turns.now() - spent > Turns.length / 2 ? max(1, stride / 2) : stride * 2
    } while reached < all && turns.isOn(since: began)
    if reached < all {
      findings?.isComplete = false
      turns.ask()
    } else {
      job = nil
    }
    return findings?.shown(by: search, in: data)
  }
}

extension CallerItems {
  fileprivate var isList: Bool { if case .list = supply { true } else { false } }

  /// The number of items that are searched in each section; in a flat list, 1.
  fileprivate var cellsInEach: Int {
    if isList { return 1 }
    return supply.isSource ? min(columnCount, PickerState.mostSoughtInRow) : columnCount
  }

  /// The number of sections, or of items of a list, that are searched.
  fileprivate var soughtCount: Int {
    guard supply.isSource else { return isList ? columnCount : sectionCount }
    return min(max(1, PickerState.mostGoneThrough / max(1, cellsInEach)), sectionCount)
  }

  /// Returns the first sections or items, and of each section no more items than keys can wait for.
  fileprivate func sought(_ count: Int) -> CallerItems {
    var items = beginning(count)
    if !isList { items.columnCount = cellsInEach }
    items.remembersTexts = true
    return items
  }
}

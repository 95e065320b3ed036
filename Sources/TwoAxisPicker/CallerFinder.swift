import GridpickCore
import GridpickTerminal

/// Finds a caller's items on the caller's thread, in short turns between keys.
///
/// A turn asks for cells. The cells asked for so far are searched, as if more input were arriving.
final class CallerFinder<Item> {
  /// The length of a turn, half of which asks for cells; keys are answered between turns.
  static var turn: Duration { .milliseconds(8) }

  private let caller: Caller<Item>
  private let now: () -> Duration
  /// Rings while work is left; nil if all work is done in one turn.
  private let bell: Bell?
  /// The unfinished search, and the number of records that it has searched.
  private var work: (job: Job, search: Search, data: Grid, reached: Int)?
  private var finder = Finder()

  /// Creates a finder; without a clock it finishes all work at once.
  init(for caller: Caller<Item>, clock: (() -> Duration)?) {
    self.caller = caller
    now = clock ?? { .zero }
    bell = clock == nil ? nil : try? Bell()
  }

  var answerer: Answerer {
    Answerer(
      start: { [self] job in
        guard case .matches(let search, let data) = job.work else { return nil }
        work = (job, search, data, reached: 0)
        return goOn()?.answer
      },
      drop: { [self] in (work, finder) = (nil, Finder()) },
      sources: [
        NewsSource(
          descriptor: { [self] in work == nil ? nil : bell?.descriptor },
          receive: { [self] in
            bell?.hush()
            return goOn().map { .answered($0.job.id, $0.answer) }
          })
      ])
  }

  /// Works for one turn; the last answer is marked as the last.
  private func goOn() -> (job: Job, answer: Answer)? {
    guard let (job, search, data, earlier) = work else { return nil }
    let began = now()
    let all = caller.items.searchedSectionCount
    let reached = caller.items.readCells(min(earlier, all)..<all) { [now, bell] in
      bell == nil || now() - began < Self.turn / 2
    }
    var findings = finder.find(search, in: caller.items.sought(reached).data)
    findings?.isComplete = reached >= all
    work = reached < all ? (job, search, data, reached) : nil
    if work != nil { bell?.ring() }
    return findings.map { (job, .matches($0.shown(by: search, in: data))) }
  }
}

extension CallerItems {
  private var cellsInEach: Int {
    supply.source != nil ? min(columnCount, PickerState.mostSoughtInRow) : columnCount
  }

  fileprivate var searchedSectionCount: Int {
    guard supply.source != nil else { return sectionCount }
    return min(sectionCount, max(1, PickerState.mostGoneThrough / max(1, cellsInEach)))
  }

  /// Returns the first `count` sections, each with no more items than a key can wait for.
  fileprivate func sought(_ count: Int) -> CallerItems {
    var items = self
    items.sectionCount = count
    items.columnCount = cellsInEach
    return items
  }

  /// Asks for the cells of records, at least of one, and returns the end of those that are known.
  fileprivate func readCells(_ records: Range<Int>, while isOn: () -> Bool) -> Int {
    let items = sought(searchedSectionCount)
    for record in records {
      _ = items.texts(ofRecord: record)
      guard isOn() else { return record + 1 }
    }
    return records.upperBound
  }
}

// MARK: - Sorting

extension Caller {
  /// The answerers that find and sort the items.
  var finders: [Job.Topic: Answerer] {
    let sorter = Answerer(start: { [self] job in
      guard case .order(let sorting, let data, _) = job.work,
        let order = picker.supply.order(by: sorting)
      else { return Answerer.direct.start(job) }
      return job.answer(RowMap(order, by: sorting, of: data))
    })
    var answerers = [Job.Topic: Answerer](GridAxis.allCases.map(Job.Topic.order)) { _ in sorter }
    let clock: (() -> Duration)? = open.isOnTerminal ? { MonotonicClock.now } : nil
    answerers[.matches] = CallerFinder(for: self, clock: clock).answerer
    return answerers
  }
}

extension Supply {
  /// Returns the order of records by fields; nil unless each field has an order of its own.
  fileprivate func order(by sorting: Sorting) -> RowOrder? {
    guard let fields else { return nil }
    var orders: [(Item, Item) -> Bool] = []
    for key in [sorting.withoutTies] + sorting.ties {
      guard case .column(let column) = key.key, fields.indices.contains(column),
        let isBefore = fields[column].isBefore
      else { return nil }
      orders.append(key.isDescending ? { isBefore($1, $0) } : isBefore)
    }
    let members = items.indices.sorted { one, other in
      for isBefore in orders {
        if isBefore(items[one], items[other]) { return true }
        if isBefore(items[other], items[one]) { return false }
      }
      return one < other
    }
    return RowOrder(all: members.map(UInt32.init))
  }
}

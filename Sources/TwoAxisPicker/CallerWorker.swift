import GridpickCore
import GridpickTerminal

/// Finds and sorts a caller's items on the caller's thread, in short turns between keys.
///
/// A turn reads texts into a memory. Find searches the texts read so far, as if more input were
/// arriving; a sort begins after all its texts are read.
final class CallerWorker<Item> {
  private struct Work {
    let job: Job
    /// Works for one turn, while `isOn` returns true; its last answer is marked as the last.
    let goOn: (_ isOn: () -> Bool) -> Answer?
  }

  /// The length of a turn; keys are answered between turns.
  static var turn: Duration { .milliseconds(8) }
  private static var longestStride: Int { 1 << 20 }
  /// The largest number of matches that a narrower query searches in one step.
  private static var mostMatches: Int { 1 << 14 }

  private let caller: Caller<Item>
  private let now: () -> Duration
  /// Rings while work is left; nil if all work is done in one turn.
  private let bell: Bell?
  /// The unfinished works, at most one per topic, the next one first.
  private var works: [Work] = []
  private var finder = Finder()
  /// The last search, the number of records searched, and the number of matches.
  private var last: (search: Search, reached: Int, matches: Int)?

  /// Creates a worker; without a clock it finishes all work at once.
  init(for caller: Caller<Item>, clock: (() -> Duration)?) {
    self.caller = caller
    now = clock ?? { .zero }
    bell = clock == nil ? nil : try? Bell()
  }

  func answerer(_ topic: Job.Topic) -> Answerer {
    Answerer(
      start: { [self] job in
        drop(topic)
        guard let work = work(for: job) else { return nil }
        works.insert(work, at: 0)
        return goOn()?.answer
      },
      drop: { [self] in
        drop(topic)
        if topic == .matches { (finder, last) = (Finder(), nil) }
      },
      sources: topic == .matches ? [source] : [])
  }

  private func drop(_ topic: Job.Topic) { works.removeAll { $0.job.topic == topic } }

  private var source: NewsSource {
    NewsSource(
      descriptor: { [self] in works.isEmpty ? nil : bell?.descriptor },
      receive: { [self] in
        bell?.hush()
        return goOn().map { .answered($0.job.id, $0.answer) }
      })
  }

  /// Runs the next work for one turn.
  private func goOn() -> (job: Job, answer: Answer)? {
    guard let work = works.first else { return nil }
    let began = now()
    let answer = work.goOn { [now, bell] in bell == nil || now() - began < Self.turn }
    works.removeFirst()
    if answer?.isLast != true { works.append(work) }
    if !works.isEmpty { bell?.ring() }
    return answer.map { (work.job, $0) }
  }

  private func work(for job: Job) -> Work? {
    switch job.work {
    case .matches(let search, let data): Work(job: job, goOn: finding(search, in: data))
    case .order(let sorting, _, _): Work(job: job, goOn: self.sorting(job, by: sorting))
    default: nil
    }
  }

  /// Returns the work of a search, in steps that search more and more items.
  ///
  /// A narrower query searches only the earlier matches, unless there are too many of them.
  private func finding(_ search: Search, in data: Grid) -> (() -> Bool) -> Answer? {
    let goesOn = last.map {
      $0.search.dataNumber == search.dataNumber && search.query.narrows($0.search.query)
        && $0.matches <= Self.mostMatches
    }
    var reached = goesOn == true ? last?.reached ?? 0 : 0
    var stride = 1
    var isSearched = reached > 0
    return { [self] isOn in
      let all = caller.items.searchedSectionCount
      var findings: Findings?
      repeat {
        let began = now()
        reached = min(reached, all)
        // The first step covers all items searched before, because the finder continues from there.
        if !isSearched {
          reached = caller.items.readTexts(reached..<min(all, reached + stride), while: isOn)
        }
        isSearched = false
        findings = finder.find(search, in: caller.items.sought(reached).data)
        // A slow step halves the next stride, a fast step doubles it.
        let isSlow = now() - began > Self.turn / 2
        stride = isSlow ? max(1, stride / 2) : min(2 * stride, Self.longestStride)
      } while reached < all && isOn()
      last = (search, reached, findings?.count ?? 0)
      findings?.isComplete = reached >= all
      return findings.map { .matches($0.shown(by: search, in: data)) }
    }
  }

  private func sorting(_ job: Job, by sorting: Sorting) -> (() -> Bool) -> Answer? {
    let items = caller.items
    if let order = items.supply.order(by: sorting) {
      return { _ in job.answer(RowMap(order, by: sorting, of: items.data)) }
    }
    var labels = SortedLabels(of: items, by: sorting)
    return { isOn in
      guard labels.read(while: isOn), let order = labels.order else { return nil }
      return job.answer(RowMap(order, by: sorting, of: items.data))
    }
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
    items.isSought = true
    return items
  }

  /// Reads the texts of records, at least of one, and returns the end of those that it has read.
  fileprivate func readTexts(_ records: Range<Int>, while isOn: () -> Bool) -> Int {
    let items = sought(searchedSectionCount)
    for record in records {
      _ = items.texts(ofRecord: record)
      guard isOn() else { return record + 1 }
    }
    return records.upperBound
  }
}

// MARK: - Sorting

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

/// The labels that decide an order, as a table with a column for the key and for each tie.
private struct SortedLabels<Item>: Source {
  let sectionCount: Int
  private let items: CallerItems<Item>
  private let keys: [Sorting]
  /// The labels that are read so far, column after column.
  private var labels: [String] = []

  init(of items: CallerItems<Item>, by sorting: Sorting) {
    self.items = items
    keys = [sorting.withoutTies] + sorting.ties
    if case .section = sorting.key {
      sectionCount = items.columnCount
    } else {
      sectionCount = items.data.count
    }
  }

  var columnCount: Int { keys.count }
  func itemCount(inSection section: Int) -> Int { columnCount }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { nil }
  func value(at id: ItemID) -> [UInt8] { [] }

  func readLabels(
    ofColumn column: Int, inSections sections: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for section in sections {
      var label = labels[column * sectionCount + section]
      label.withUTF8(body)
    }
  }

  /// Reads labels while `isOn` returns true; returns true after all are read.
  mutating func read(while isOn: () -> Bool) -> Bool {
    let count = sectionCount * columnCount
    while labels.count < count {
      let (column, member) = labels.count.quotientAndRemainder(dividingBy: sectionCount)
      labels.append(label(of: member, keys[column].key))
      guard isOn() else { break }
    }
    return labels.count == count
  }

  private func label(of member: Int, _ key: Sorting.Key) -> String {
    let id: ItemID
    switch key {
    case .column(let column): id = ItemID(section: member, index: column)
    case .section(let section): id = ItemID(section: section, index: member)
    case .number: return ""
    }
    return items.cell(at: id)?.label.seen ?? ""
  }

  var order: RowOrder? {
    let orders = keys.enumerated().map { column, key in
      Sorting(by: key.key == .number ? .number : .column(column), isDescending: key.isDescending)
    }
    return Sorting(chaining: orders).flatMap { RowOrder(of: Grid(self), by: $0) }
  }
}

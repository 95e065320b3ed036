import GridpickCore
import GridpickTerminal

/// Does long jobs on the caller's thread, in short turns between keys.
final class Turns {
  /// Goes on with a job while `isOn` returns true; an answer may be a part, and the last ends it.
  typealias Step = (_ isOn: () -> Bool) -> Answer?

  private let begin: (Job) -> Step?
  private let length: Duration
  private let now: () -> Duration
  /// Rings while work is left; nil if all work is done in one turn.
  private let bell: Bell?
  private var work: (job: Job.ID, step: Step)?

  /// Creates turns of a length; without a clock all work is done at once.
  init(of length: Duration, clock: (() -> Duration)?, _ begin: @escaping (Job) -> Step?) {
    self.begin = begin
    self.length = length
    now = clock ?? { .zero }
    bell = clock == nil ? nil : try? Bell()
  }

  var answerer: Answerer {
    Answerer(
      start: { [self] job in
        work = begin(job).map { (job.id, $0) }
        return goOn()?.answer
      },
      drop: { [self] in work = nil },
      sources: [
        NewsSource(
          descriptor: { [self] in work == nil ? nil : bell?.descriptor },
          receive: { [self] in
            bell?.hush()
            return goOn().map { .answered($0.job, $0.answer) }
          })
      ])
  }

  private func goOn() -> (job: Job.ID, answer: Answer)? {
    guard let (job, step) = work else { return nil }
    let began = now()
    let answer = step { [now, bell, length] in bell == nil || now() - began < length }
    if answer?.isLast == true { work = nil } else { bell?.ring() }
    return answer.map { (job, $0) }
  }
}

extension Caller {
  /// The answerers that find and sort the items.
  var finders: [Job.Topic: Answerer] {
    let clock: (() -> Duration)? = open.isOnTerminal ? { MonotonicClock.now } : nil
    var answerers = [Job.Topic: Answerer](GridAxis.allCases.map(Job.Topic.order)) { _ in
      Turns(of: .milliseconds(6), clock: clock, sorting).answerer
    }
    // The other half of a turn searches.
    answerers[.matches] = Turns(of: .milliseconds(4), clock: clock, searching()).answerer
    return answerers
  }

  /// Searches the cells asked for so far, as if more input were arriving.
  func searching() -> (Job) -> Turns.Step? {
    var finder = Finder()
    return { [self] job in
      guard case .matches(let search, let data) = job.work else { return nil }
      var reached = 0
      return { [self] isOn in
        let all = items.searchedSectionCount
        reached = items.readCells(min(reached, all)..<all, while: isOn)
        var findings = finder.find(search, in: items.sought(reached).data)
        findings?.isComplete = reached >= all
        return findings.map { .matches($0.shown(by: search, in: data)) }
      }
    }
  }

  func sorting(_ job: Job) -> Turns.Step? {
    guard case .order(let sorting, let data, _) = job.work else { return nil }
    guard case .column = sorting.key else {
      return { _ in RowMap(of: data, by: sorting).map(job.answer) }
    }
    var order = GradualOrder(of: data, by: sorting, own: picker.supply.order)
    return { isOn in
      order.goOn(while: isOn).map { job.answer(RowMap($0, by: sorting, of: data)) }
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

extension Supply {
  /// Returns the order of the values of a field; nil for texts.
  fileprivate func order(ofColumn column: Int) -> GradualOrder.IsBefore? {
    guard let fields, fields.indices.contains(column) else { return nil }
    return fields[column].isBefore.map { [items] isBefore in { isBefore(items[$0], items[$1]) } }
  }
}

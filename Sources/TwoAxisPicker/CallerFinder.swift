import GridpickCore
import GridpickFinding
import GridpickMatching
import GridpickModel
import GridpickSession

/// Finds among a caller's items, on the caller's thread: a while at a time, so that keys are answered
/// meanwhile.
///
/// What is looked through is a beginning that grows, as an input is that arrives: the finder goes on from
/// what it has found.
final class CallerFinder<Item> {
  private let caller: Caller<Item>
  private let turns: Turns
  private var finder = Finder()
  private var question: Question?
  /// What was looked for last, and whether nothing has been looked through for it yet.
  private var last: Search?
  private var isNew = false
  /// How many sections, or items of a list, have been looked through, and how many are next.
  private var reached = 0
  private var stride = 0

  /// Without a clock it looks through everything at once.
  init(for caller: Caller<Item>, clock: (() -> Duration)?) {
    self.caller = caller
    turns = Turns(clock: clock)
  }

  var answerer: Answerer {
    Answerer(
      start: { [self] question in start(question) },
      drop: { [self] in stop() },
      sources: [
        NewsSource(
          descriptor: { [self] in question == nil ? nil : turns.descriptor },
          take: { [self] in goOn() })
      ])
  }

  /// What was looked through for a shorter query need not be again, but for what matched.
  private func start(_ question: Question) -> Answer? {
    guard case .matches(let search, _) = question.task else { return nil }
    let goesOn =
      last.map { $0.dataNumber == search.dataNumber && search.query.narrows($0.query) } ?? false
    if !goesOn { reached = 0 }
    last = search
    self.question = question
    isNew = true
    // Nobody knows yet how long a cell takes.
    stride = 1
    return look().map(Answer.matches)
  }

  private func stop() {
    question = nil
    last = nil
    finder = Finder()
  }

  private func goOn() -> PickerEvent? {
    turns.take()
    guard let question else { return nil }
    return look().map { .answered(question, .matches($0)) }
  }

  /// As far as it comes in a while, and at least one stride.
  private func look() -> Findings? {
    guard case .matches(let search, _)? = question?.task else { return nil }
    let all = caller.items.soughtCount
    let began = turns.now()
    var findings: Findings?
    var isFirst = isNew
    isNew = false
    repeat {
      // First what is known already: there the finder goes on.
      reached = min(all, isFirst ? max(reached, stride) : reached + stride)
      isFirst = false
      let spent = turns.now()
      findings = finder.find(search, in: caller.items.sought(reached).data)
      // What takes long is done in smaller parts, and what does not in larger ones.
      stride = turns.now() - spent > Turns.length / 2 ? max(1, stride / 2) : stride * 2
    } while reached < all && turns.isOn(since: began)
    if reached < all {
      findings?.isComplete = false
      turns.ask()
    } else {
      question = nil
    }
    return findings
  }
}

extension CallerItems {
  fileprivate var isList: Bool { if case .list = supply { true } else { false } }

  /// How many items a section has, or a flat list's.
  fileprivate var cellsInEach: Int { isList ? 1 : min(columnCount, Self.mostSoughtColumns) }

  /// How many sections, or items of a list, are looked through.
  fileprivate var soughtCount: Int {
    let most = max(1, PickerState.mostGoneThrough / max(1, cellsInEach))
    return min(most, isList ? columnCount : sectionCount)
  }

  /// The same, of which no section takes longer than keys may wait.
  fileprivate func sought(_ count: Int) -> CallerItems {
    var items = beginning(count)
    if !isList { items.columnCount = cellsInEach }
    return items
  }
}

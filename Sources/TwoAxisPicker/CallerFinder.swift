import GridpickCore
import GridpickFinding
import GridpickModel
import GridpickSession
import GridpickSystem

/// Finds among a caller's items, on the caller's thread: a while at a time, so that keys are answered
/// meanwhile.
///
/// What is looked through is a beginning that grows, as an input is that arrives: the finder goes on from
/// what it has found.
final class CallerFinder<Item> {
  /// So long it looks before keys are heard again.
  private static var patience: Duration { .milliseconds(8) }

  private let caller: Caller<Item>
  private let now: () -> Duration
  private var finder = Finder()
  private var search: Search?
  /// How many sections, or items of a list, have been looked through, and how many are next.
  private var reached = 0
  private var stride = 0
  /// Rung while there is something left; nil where the system has no more descriptors.
  private let bell: Bell?

  /// Without a clock it looks through everything at once.
  init(for caller: Caller<Item>, clock: (() -> Duration)?) {
    self.caller = caller
    now = clock ?? { .zero }
    bell = clock == nil ? nil : try? Bell()
  }

  var matchFinder: MatchFinder {
    MatchFinder(
      start: { [self] _, search in start(search) },
      stop: { [self] in stop() },
      sources: [
        NewsSource(
          descriptor: { [self] in search == nil ? nil : bell?.descriptor },
          take: { [self] in goOn() })
      ])
  }

  private func start(_ search: Search) -> Findings? {
    self.search = search
    reached = 0
    stride = max(1, 4_096 / max(1, caller.items.cellsInEach))
    return look()
  }

  private func stop() {
    search = nil
    finder = Finder()
  }

  private func goOn() -> PickerEvent? {
    bell?.hush()
    guard let search else { return nil }
    return look().map { .found(search, $0) }
  }

  /// As far as it comes in a while, and at least one stride.
  private func look() -> Findings? {
    guard let search else { return nil }
    let all = caller.items.soughtCount
    let began = now()
    var findings: Findings?
    repeat {
      reached = min(all, reached + stride)
      let spent = now()
      findings = finder.find(search, in: caller.items.beginning(reached).data)
      // What takes long is done in smaller parts, and what does not in larger ones.
      stride = now() - spent > Self.patience / 2 ? max(1, stride / 2) : stride * 2
    } while reached < all && (bell == nil || now() - began < Self.patience)
    if reached < all {
      findings?.isComplete = false
      bell?.ring()
    } else {
      self.search = nil
    }
    return findings
  }
}

extension CallerItems {
  fileprivate var isList: Bool { if case .list = supply { true } else { false } }

  /// How many items a section has, or a flat list's.
  fileprivate var cellsInEach: Int { isList ? 1 : columnCount }

  /// How many sections, or items of a list, are looked through.
  fileprivate var soughtCount: Int {
    let most = max(1, PickerState.mostGoneThrough / max(1, cellsInEach))
    return min(most, isList ? columnCount : sectionCount)
  }

  /// So many of the first sections, or items of a list.
  fileprivate func beginning(_ count: Int) -> CallerItems {
    var items = self
    if isList { items.columnCount = count } else { items.sectionCount = count }
    return items
  }
}

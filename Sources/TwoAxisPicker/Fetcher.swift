import GridpickCore
import GridpickModel
import GridpickSession

/// Gets what a caller's `refresh` and `more` bring, one of each kind at a time (rule U8).
final class Fetcher<Item> {
  private typealias Answer = (kind: Errand.Kind, number: Int, rows: Result<[[Item]], any Error>)

  private let caller: Caller<Item>
  private let launch: Launch
  private let inbox = Inbox<Answer>()
  private var tasks: [Errand.Kind: (number: Int, task: Task<Void, Never>, errand: Errand)] = [:]
  private var count = 0

  init(for caller: Caller<Item>, launching launch: Launch) {
    self.caller = caller
    self.launch = launch
  }

  /// Whether something is being got.
  var isBusy: Bool { !tasks.isEmpty }

  var runner: ErrandRunner {
    ErrandRunner(
      start: { [self] errand in
        start(errand)
        return nil
      },
      drop: { [self] kind in drop(kind) },
      sources: [inbox.source { [self] answers in answers.compactMap(event) }],
      end: { [self] in tasks.keys.forEach(drop) })
  }

  private func start(_ errand: Errand) {
    drop(errand.kind)
    count += 1
    let work = Handed((number: count, errand: errand, caller: caller))
    // Not in a list of captures: Swift 6.3 has a closure with one run on no actor.
    let (inbox, number) = (inbox, count)
    let giveUp = { inbox.post((errand.kind, number, .failure(ActorIsHeld()))) }
    let task = launch.start(orElse: giveUp) {
      let (number, errand, caller) = work.value
      inbox.post((errand.kind, number, await caller.rows(for: errand)))
    }
    tasks[errand.kind] = (count, task, errand)
  }

  private func drop(_ kind: Errand.Kind) {
    tasks.removeValue(forKey: kind)?.task.cancel()
  }

  /// What an answer is for the picker, the first of each errand; nil where nobody waits for it any more.
  private func event(_ answer: Answer) -> PickerEvent? {
    guard let known = tasks[answer.kind], known.number == answer.number else { return nil }
    drop(answer.kind)
    return .answered(answer.kind, caller.answer(answer.rows, to: known.errand))
  }
}

/// Why what is to be got cannot be waited for.
private struct ActorIsHeld: Error, CustomStringConvertible {
  let description = "the picker holds the main actor: await it in an async function"
}

extension Caller {
  /// Gets what is asked for, where the caller's code runs.
  nonisolated(nonsending) func rows(for errand: Errand) async -> Result<[[Item]], any Error> {
    do {
      switch errand.kind {
      case .reload: return .success(try await picker.refresh?() ?? [])
      case .more: return .success(try await picker.more?(errand.count) ?? [])
      }
    } catch {
      return .failure(error)
    }
  }

  /// What the picker is told of it.
  func answer(_ rows: Result<[[Item]], any Error>, to errand: Errand) -> ErrandAnswer {
    switch (rows, errand.kind) {
    case (.failure(let error), _): .failed("\(error)")
    case (.success(let rows), .reload): .whole(replace(by: rows))
    case (.success(let rows), .more) where rows.allSatisfy(\.isEmpty): .nothing
    case (.success(let rows), .more): .whole(append(rows, toSection: errand.section))
    }
  }
}

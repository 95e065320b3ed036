import GridpickCore
import GridpickTerminal

/// Runs a caller's `refresh` and `more`, one task of each kind at a time (rule U8).
final class Fetcher<Item> {
  private typealias Fetched = (question: Question, sections: Result<[GridSection<Item>], any Error>)

  private let caller: Caller<Item>
  private let launch: Launch
  private let inbox = Inbox<Fetched>()
  private var tasks: [Question.Topic: (question: Question, task: Task<Void, Never>)] = [:]

  init(for caller: Caller<Item>, launching launch: Launch) {
    self.caller = caller
    self.launch = launch
  }

  /// True while `refresh` or `more` runs.
  var isBusy: Bool { !tasks.isEmpty }

  var answerers: [Question.Topic: Answerer] {
    let topics = Question.Topic.errands
    return [Question.Topic: Answerer](topics) { topic in
      Answerer(
        start: { [self] question in
          start(question)
          return nil
        },
        drop: { [self] in drop(topic) },
        sources: topic == topics.first ? [inbox.source { [self] in $0.compactMap(event) }] : [],
        stopAndWait: { [self] in drop(topic) })
    }
  }

  private func start(_ question: Question) {
    drop(question.topic)
    let work = Handed((question: question, caller: caller))
    // A capture list is avoided here: Swift 6.3 runs a closure that has one on no actor.
    let inbox = inbox
    let giveUp = { inbox.post((question, .failure(ActorIsHeld()))) }
    let task = launch.start(orElse: giveUp) {
      let (question, caller) = work.value
      inbox.post((question, await caller.sections(for: question)))
    }
    tasks[question.topic] = (question, task)
  }

  private func drop(_ topic: Question.Topic) {
    tasks.removeValue(forKey: topic)?.task.cancel()
  }

  /// Returns the answer as an event, or nil if its question was dropped.
  ///
  /// A cancelled task may still answer.
  private func event(_ fetched: Fetched) -> PickerEvent? {
    guard tasks[fetched.question.topic]?.question == fetched.question else { return nil }
    drop(fetched.question.topic)
    return .answered(fetched.question, caller.answer(fetched.sections, to: fetched.question))
  }
}

/// The reason why `refresh` or `more` cannot be waited for.
private struct ActorIsHeld: Error, CustomStringConvertible {
  let description = "the picker holds the main actor: await it in an async function"
}

extension Caller {
  /// Calls `refresh` or `more` where the caller's code runs, and returns what it brings.
  nonisolated(nonsending) func sections(
    for question: Question
  ) async -> Result<[GridSection<Item>], any Error> {
    guard case .errand(let errand) = question.task else { return .success([]) }
    let section = errand.section.map(items.supply.id)
    do {
      switch errand.kind {
      case .reload: return .success(try await picker.refresh?(section) ?? [])
      case .more: return .success(try await picker.more?(section) ?? [])
      }
    } catch {
      return .failure(error)
    }
  }

  /// Takes what was fetched and returns the answer for the picker.
  func answer(
    _ fetched: Result<[GridSection<Item>], any Error>, to question: Question
  ) -> Answer {
    guard case .errand(let errand) = question.task else { return .errand(.nothing) }
    let answer: ErrandAnswer =
      switch (fetched, errand.kind) {
      case (.failure(let error), _): .failed("\(error)")
      case (.success(let sections), .reload): .whole(replace(by: sections, in: errand.section))
      case (.success(let sections), .more) where sections.allSatisfy(\.items.isEmpty): .nothing
      case (.success(let sections), .more): .whole(append(sections, toSection: errand.section))
      }
    return .errand(answer)
  }

  /// Returns the answerers that sort and find the caller's items; without a clock they answer at
  /// once.
  func answerers(_ clock: (() -> Duration)?) -> [Question.Topic: Answerer] {
    let sorter = CallerSorter(for: self, clock: clock)
    let orders = GridAxis.allCases.map { (Question.Topic.order($0), sorter.answerer($0)) }
    return Dictionary(
      uniqueKeysWithValues: orders + [(.matches, CallerFinder(for: self, clock: clock).answerer)])
  }
}

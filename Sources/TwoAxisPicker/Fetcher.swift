import GridpickCore
import GridpickModel
import GridpickPaging
import GridpickSession
import GridpickSystem

/// Runs a caller's `refresh` and `more`, one task of each kind at a time (rule U8).
final class Fetcher<Item> {
  private typealias Fetched = (question: Question, rows: Result<[[Item]], any Error>)

  private let caller: Caller<Item>
  private let launch: Launch
  private let inbox = Inbox<Fetched>()
  private var tasks: [Question.Topic: (question: Question, task: Task<Void, Never>)] = [:]

  init(for caller: Caller<Item>, launching launch: Launch) {
    self.caller = caller
    self.launch = launch
  }

  /// True while rows are being fetched.
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
        end: { [self] in drop(topic) })
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
      inbox.post((question, await caller.rows(for: question)))
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
    return .answered(fetched.question, caller.answer(fetched.rows, to: fetched.question))
  }
}

/// The reason why `refresh` or `more` cannot be waited for.
private struct ActorIsHeld: Error, CustomStringConvertible {
  let description = "the picker holds the main actor: await it in an async function"
}

extension Caller {
  /// Calls `refresh` or `more` where the caller's code runs, and returns the rows or the error.
  nonisolated(nonsending) func rows(for question: Question) async -> Result<[[Item]], any Error> {
    guard case .errand(let errand) = question.task else { return .success([]) }
    do {
      switch errand.kind {
      case .reload: return .success(try await picker.refresh?() ?? [])
      case .more: return .success(try await picker.more?(errand.count) ?? [])
      }
    } catch {
      return .failure(error)
    }
  }

  /// Takes the fetched rows and returns the answer for the picker.
  func answer(_ rows: Result<[[Item]], any Error>, to question: Question) -> Answer {
    guard case .errand(let errand) = question.task else { return .errand(.nothing) }
    let answer: ErrandAnswer =
      switch (rows, errand.kind) {
      case (.failure(let error), _): .failed("\(error)")
      case (.success(let rows), .reload): .whole(replace(by: rows))
      case (.success(let rows), .more) where rows.allSatisfy(\.isEmpty): .nothing
      case (.success(let rows), .more): .whole(append(rows, toSection: errand.section))
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

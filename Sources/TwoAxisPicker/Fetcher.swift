import GridpickCore
import GridpickTerminal

/// Runs `refresh`, `more` and `preview`, one task of each at a time (rules U8, U14).
final class Fetcher<Item> {
  private typealias Message = (job: Job, fetched: Fetched<Item>)

  private let caller: Caller<Item>
  private let launch: Launch
  private let inbox = Inbox<Message>()
  private var tasks: [Job.Topic: (job: Job, task: Task<Void, Never>)] = [:]

  init(for caller: Caller<Item>, launching launch: Launch) {
    self.caller = caller
    self.launch = launch
  }

  var isBusy: Bool { !tasks.isEmpty }

  var answerers: [Job.Topic: Answerer] {
    let topics = Job.Topic.fetched
    return [Job.Topic: Answerer](topics) { topic in
      Answerer(
        start: { [self] job in
          start(job)
          return nil
        },
        drop: { [self] in drop(topic) },
        sources: topic == topics.first ? [news] : [],
        end: { [self] in
          drop(topic)
          return {}
        })
    }
  }

  private var news: NewsSource { inbox.source(pace: .seldom) { [self] in $0.compactMap(event) } }

  func stop() { for topic in Job.Topic.fetched { drop(topic) } }

  private func start(_ job: Job) {
    drop(job.topic)
    // Read here, because another thread must not read the items while the picker changes them.
    let work = Handed((job: job, wanted: caller.wanted(by: job), caller: caller))
    // No capture list here, because Swift 6.3 runs a closure with a capture list on no actor.
    let inbox = inbox
    let giveUp = {
      inbox.post((job, .failed("the picker holds the main actor: await it in an async function")))
    }
    let task = launch.start(orElse: giveUp) {
      let (job, wanted, caller) = work.value
      inbox.post((job, await caller.fetched(wanted)))
    }
    tasks[job.topic] = (job, task)
  }

  private func drop(_ topic: Job.Topic) {
    tasks.removeValue(forKey: topic)?.task.cancel()
  }

  /// Returns an answer as an event; nil for a dropped job, whose cancelled task may still answer.
  private func event(_ message: Message) -> PickerEvent? {
    let job = message.job
    guard tasks[job.topic]?.job == job else { return nil }
    drop(job.topic)
    return .answered(job.id, caller.answer(message.fetched, to: job))
  }
}

extension Job.Topic {
  /// The topics that a caller's asynchronous closures answer.
  static let fetched = errands + [.preview]
}

/// One call of a caller's asynchronous closures, with its argument.
enum Wanted<Item> {
  case sections(Errand.Kind, of: String?)
  case preview(Item?)
}

enum Fetched<Item> {
  case sections([GridSection<Item>])
  case text(String)
  /// The closure threw an error or cannot be waited for; the text is for the person.
  case failed(String)
}

extension Caller {
  func wanted(by job: Job) -> Wanted<Item> {
    switch job.work {
    case .errand(let errand): .sections(errand.kind, of: errand.section.map(picker.supply.name))
    case .preview(let request): .preview(request.invocation.current.flatMap(items.element))
    default: .preview(nil)
    }
  }

  /// Calls one of the asynchronous closures where the caller's code runs.
  nonisolated(nonsending) func fetched(_ wanted: Wanted<Item>) async -> Fetched<Item> {
    do {
      switch wanted {
      case .sections(.reload, of: let name): return .sections(try await picker.refresh?(name) ?? [])
      case .sections(.more, of: let name): return .sections(try await picker.more?(name) ?? [])
      case .preview(let item?): return .text(await picker.preview?(item) ?? "")
      case .preview(nil): return .text("")
      }
    } catch {
      return .failed("\(error)")
    }
  }

  func answer(_ fetched: Fetched<Item>, to job: Job) -> Answer {
    switch (job.work, fetched) {
    case (.errand(let errand), _): .errand(answer(fetched, to: errand))
    case (_, .failed(let reason)): .preview(PreviewNews(text: StyledText(), end: .failed(reason)))
    case (_, .text(let text)): .preview(PreviewNews(text: StyledText(text), end: .succeeded))
    case (_, .sections): .preview(PreviewNews(text: StyledText(), end: .succeeded))
    }
  }

  private func answer(_ fetched: Fetched<Item>, to errand: Errand) -> ErrandAnswer {
    switch fetched {
    case .failed(let reason): .failed(reason)
    case .sections(let sections) where errand.kind == .reload:
      .whole(replace(by: sections, in: errand.section))
    case .sections(let sections) where !sections.allSatisfy(\.items.isEmpty):
      .whole(append(sections, toSection: errand.section))
    case .sections, .text: .nothing
    }
  }

  /// Returns the answerers that sort and find the items; without a clock they answer at once.
  func answerers(_ clock: (() -> Duration)?) -> [Job.Topic: Answerer] {
    let worker = CallerWorker(for: self, clock: clock)
    return [Job.Topic: Answerer](
      GridAxis.allCases.map(Job.Topic.order) + [.matches], worker.answerer)
  }
}

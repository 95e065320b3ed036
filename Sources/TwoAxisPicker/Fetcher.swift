import GridpickCore
import GridpickTerminal

/// Runs `refresh`, `more`, `preview` and `matches`, one task of each at a time (rules U8, U9, U14).
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
    let giveUp = { inbox.post((job, .held)) }
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
  static let fetched = errands + [.preview, .matches]
}

/// The input of one call of a caller's asynchronous closures.
enum Wanted<Item> {
  case sections(Errand.Kind, of: String?)
  case preview(Item)
  case matches(any SearchableSource<Item>, String)
  case nothing
}

enum Fetched<Item> {
  case sections([GridSection<Item>])
  case text(String)
  case matches([Position])
  /// The closure threw an error or cannot be waited for; the text is for the person.
  case failed(String)

  /// The failure of a closure that cannot run while the picker blocks its actor.
  static var held: Fetched {
    .failed("the picker holds the main actor: await it in an async function")
  }
}

extension Caller {
  func wanted(by job: Job) -> Wanted<Item> {
    switch job.work {
    case .errand(let errand):
      .sections(errand.kind, of: errand.section.map(items.supply.name))
    case .preview(let request):
      request.invocation.current.flatMap(items.element).map { .preview($0) } ?? .nothing
    case .matches(let search, _):
      items.supply.searchable.map { .matches($0, search.query.text) } ?? .nothing
    default: .nothing
    }
  }

  /// Calls one of the asynchronous closures where the caller's code runs.
  nonisolated(nonsending) func fetched(_ wanted: Wanted<Item>) async -> Fetched<Item> {
    do {
      switch wanted {
      case .sections(.reload, of: let name): return .sections(try await picker.refresh?(name) ?? [])
      case .sections(.more, of: let name): return .sections(try await picker.more?(name) ?? [])
      case .preview(let item): return .text(await picker.preview?(item) ?? "")
      case .matches(let source, let query): return .matches(await source.matches(query))
      case .nothing: return .sections([])
      }
    } catch {
      return .failed("\(error)")
    }
  }

  func answer(_ fetched: Fetched<Item>, to job: Job) -> Answer {
    switch job.work {
    case .errand(let errand): return .errand(answer(fetched, to: errand))
    case .matches(let search, let grid) where !grid.isList:
      var places: [Position] = []
      if case .matches(let found) = fetched { places = found }
      return .matches(Findings(at: places, for: search, in: grid))
    default: return .preview(PreviewNews(fetched))
    }
  }

  private func answer(_ fetched: Fetched<Item>, to errand: Errand) -> ErrandAnswer {
    switch (fetched, errand.kind) {
    case (.failed(let reason), _): .failed(reason)
    case (.sections(let sections), .reload): .whole(replace(by: sections, in: errand.section))
    case (.sections(let sections), .more) where !sections.allSatisfy(\.items.isEmpty):
      .whole(append(sections, toSection: errand.section))
    case (.sections, .more), (.text, _), (.matches, _): .nothing
    }
  }

  /// Returns the answerers that sort and find the items; without a clock they answer at once.
  func answerers(_ clock: (() -> Duration)?) -> [Job.Topic: Answerer] {
    let worker = CallerWorker(for: self, clock: clock)
    return [Job.Topic: Answerer](
      GridAxis.allCases.map(Job.Topic.order) + [.matches], worker.answerer)
  }
}

extension PreviewNews {
  fileprivate init<Item>(_ fetched: Fetched<Item>) {
    switch fetched {
    case .text(let text): self.init(text: StyledText(text), end: .succeeded)
    case .failed(let reason): self.init(text: StyledText(), end: .failed(reason))
    case .sections, .matches: self.init(text: StyledText(), end: .succeeded)
    }
  }
}

/// A source that finds matches itself, because it is too large to search item by item.
///
/// The picker calls `matches` for each query, and cancels the task when the query changes. The call
/// runs where `refresh` runs.
///
/// ```swift
/// struct Numbers: SearchableSource {
///   let sectionCount = 1_000_000_000
///   let columnCount = 10
///   func item(at position: Position) -> Int? { position.section * 10 + position.index }
///   func matches(_ query: String) async -> [Position] {
///     Int(query).map { [Position(section: $0 / 10, index: $0 % 10)] } ?? []
///   }
/// }
/// ```
public protocol SearchableSource<Item>: GridSource {
  /// Returns the positions of the items that match a query, in any order.
  func matches(_ query: String) async -> [Position]
}

extension Supply {
  /// The source that finds matches itself; nil if find has to search the items.
  var searchable: (any SearchableSource<Item>)? {
    source.flatMap { $0 as? any SearchableSource<Item> }
  }
}

extension Caller {
  /// Returns an answerer that asks a searchable source, or else the finder.
  func finding(by finder: Answerer, orBy source: Answerer) -> Answerer {
    Answerer(
      start: { [self] job in
        var isAsked = items.supply.searchable != nil
        if case .matches(let search, _) = job.work, search.query.isEmpty { isAsked = false }
        return (isAsked ? source : finder).start(job)
      },
      drop: {
        finder.drop()
        source.drop()
      },
      sources: finder.sources + source.sources,
      end: {
        let waits = [finder.end(), source.end()]
        return { for wait in waits { wait() } }
      })
  }
}

import GridpickCore
import GridpickTerminal

// Runs `refresh`, `more` and `preview`, one of each at a time (rules U8, U14).
extension Caller {
  var answerers: [Job.Topic: Answerer] {
    [Job.Topic: Answerer](Job.Topic.fetched) { topic in
      Answerer(
        start: { [self] job in
          start(job)
          return nil
        },
        drop: { [self] in drop(topic) },
        end: { [self] in
          drop(topic)
          return {}
        })
    }.merging(finders) { one, _ in one }
  }

  private func start(_ job: Job) {
    drop(job.topic)
    fetches[job.topic] = (job, nil)
    guard let launch else { return }
    // Read here, because another thread must not read the items while the picker changes them.
    let work = Handed((job: job, wanted: wanted(by: job), caller: self))
    // No capture list here, because Swift 6.3 runs a closure with a capture list on no actor.
    let giveUp = {
      let reason = "the picker holds the main actor: await it in an async function"
      work.value.caller.open.post(.fetched(job, .failed(reason)))
    }
    let task = launch.start(orElse: giveUp) {
      let (job, wanted, caller) = work.value
      caller.open.post(.fetched(job, await caller.fetched(wanted)))
    }
    fetches[job.topic] = (job, task)
  }

  func drop(_ topic: Job.Topic) {
    fetches.removeValue(forKey: topic)?.task?.cancel()
  }

  /// Returns an answer as events; none for a dropped job, whose cancelled task may still answer.
  func events(for fetched: Fetched<Item>, to job: Job) -> [PickerEvent] {
    guard fetches[job.topic]?.job == job else { return [] }
    drop(job.topic)
    return [.answered(job.id, answer(fetched, to: job))]
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

  private func answer(_ fetched: Fetched<Item>, to job: Job) -> Answer {
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
}

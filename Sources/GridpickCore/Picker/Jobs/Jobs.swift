/// A long task that runs elsewhere while the picker answers keys.
package struct Job {
  /// The topic of a job; the picker waits only for the newest job of a topic.
  package enum Topic: Hashable, Sendable {
    case errand(Errand.Kind)
    case order(GridAxis)
    case matches
    /// A change of the marks, or the search for marks in newer data.
    case marks
    case sum
    case places
    case grouping
    /// `turn`: groups or a pivot by a key; `arrangement`: the shown view of newer data (rule X5).
    case turn, arrangement
    case preview
    case command

    package static let all: [Topic] =
      [.preview, .command] + errands + thought

    package static let errands = Errand.Kind.allCases.map(Topic.errand)

    package static let thought: [Topic] =
      GridAxis.allCases.map(Topic.order) + [
        .matches, .marks, .sum, .places, .grouping, .turn, .arrangement,
      ]
  }

  package struct ID: Hashable, Sendable {
    package let number: Int
    package let topic: Topic
  }

  package indirect enum Work {
    case errand(Errand)
    /// An order of the data, and the places where it shows the matches of a view.
    case order(Sorting, Grid, GridView)
    case matches(Search, Grid)
    case think(Thought)
    case preview(PreviewRequest)
    case command(Invocation)
  }

  /// Work through the data, on any thread; returns nil if the job was ended meanwhile.
  package typealias Thought = (PartedWork) -> ((inout PickerState) -> Void)?

  package let id: ID
  package let work: Work

  package init(number: Int, _ topic: Topic, _ work: Work) {
    id = ID(number: number, topic: topic)
    self.work = work
  }

  package var topic: Topic { id.topic }

  /// Finds the answer, and reports parts of it meanwhile; nil if the job was ended.
  ///
  /// The answer is nil too for errands, previews and commands, which run as commands.
  package func answer(
    by finder: inout Finder, _ manner: PartedWork = PartedWork(),
    telling tell: @escaping (Answer) -> Void = { _ in }
  ) -> Answer? {
    switch work {
    case .order(let sorting, let data, _):
      RowMap(of: data, by: sorting, manner).map(answer)
    case .matches(let search, let data):
      finder.find(search, in: data, manner) { tell(.matches($0.shown(by: search, in: data))) }
        .map { .matches($0.shown(by: search, in: data)) }
    case .think(let thought): thought(manner).map(Answer.thought)
    case .errand, .preview, .command: nil
    }
  }

  package func answer(_ order: RowMap) -> Answer {
    guard case .order(let sorting, let data, let view) = work else { return .order(order, nil) }
    return .order(order, view.shown(in: order, by: sorting, of: data))
  }
}

extension Job: Equatable {
  package static func == (one: Job, other: Job) -> Bool { one.id == other.id }
}

/// The answer of a job, or a part of it.
package enum Answer {
  case errand(ErrandAnswer)
  /// An order, and the shown places of the matches that were known when it was asked for.
  case order(RowMap, ShownMatches?)
  case matches(Findings)
  case thought((inout PickerState) -> Void)
  case preview(PreviewNews)
  /// The command has ended, or has failed, for this reason; `actions` are what it printed.
  case command(failure: String?, actions: [Action] = [])

  package var isLast: Bool {
    switch self {
    case .matches(let findings): findings.isComplete
    // Processes that the shell has left running may still print.
    case .preview: false
    case .errand(let answer): answer.isLast
    case .order, .thought, .command: true
    }
  }
}

extension PickerState {
  package func runs(_ job: Job.ID) -> Bool { jobs.runs(job) }

  mutating func start(
    _ topic: Job.Topic, _ work: Job.Work, for run: Errand.Run? = nil,
    then: @escaping Jobs.Continuation
  ) {
    tell(.start(jobs.add(topic, work, for: run, then: then)))
  }

  /// Ends the topic's job, and asks the caller to stop it and to free its data.
  mutating func drop(_ topic: Job.Topic) {
    jobs.remove(topic)
    tell(.end(topic))
  }

  mutating func close(_ topic: Job.Topic) {
    if jobs.runs(topic) { drop(topic) }
  }

  /// Goes through the data for a topic: at once for few items, otherwise as a job.
  mutating func think(
    _ topic: Job.Topic, goingThrough count: Int = .max, for run: Errand.Run? = nil,
    _ thought: @escaping Job.Thought
  ) {
    guard count > settings.mostAtOnce else {
      thought(PartedWork())?(&self)
      return
    }
    start(topic, .think(thought), for: run) { state, answer in
      if case .thought(let then) = answer { then(&state) }
    }
  }
}

/// The jobs under way, one of each topic; an answer to any other job is stale.
struct Jobs {
  typealias Continuation = (inout PickerState, Answer) -> Void

  private var last = 0
  private var rows: [Job.Topic: Row] = [:]

  private struct Row {
    let number: Int
    @Boxed private(set) var run: Errand.Run?
    let then: Continuation
  }

  func runs(_ topic: Job.Topic) -> Bool { rows[topic] != nil }

  func runs(_ id: Job.ID) -> Bool { rows[id.topic]?.number == id.number }

  func run(of kind: Errand.Kind) -> Errand.Run? {
    for topic in [Job.Topic.errand(kind), .grouping, .arrangement] {
      if let run = rows[topic]?.run, run.errand.kind == kind { return run }
    }
    return nil
  }

  mutating func add(
    _ topic: Job.Topic, _ work: Job.Work, for run: Errand.Run?, then: @escaping Continuation
  ) -> Job {
    last += 1
    rows[topic] = Row(number: last, run: run, then: then)
    return Job(number: last, topic, work)
  }

  mutating func remove(_ topic: Job.Topic) { rows[topic] = nil }

  /// Returns the handler of an answer, and ends the job at the last answer; nil if it is stale.
  mutating func take(_ answer: Answer, of id: Job.ID) -> Continuation? {
    guard runs(id) else { return nil }
    defer { if answer.isLast { remove(id.topic) } }
    return rows[id.topic]?.then
  }
}

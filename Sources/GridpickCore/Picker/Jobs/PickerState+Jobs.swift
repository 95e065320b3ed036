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

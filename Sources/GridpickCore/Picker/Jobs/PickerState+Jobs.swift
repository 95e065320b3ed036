extension PickerState {
  package func runs(_ job: Job.ID) -> Bool { jobs.runs(job) }

  /// Starts a job in place of the topic's last one; `then` is done with each of its answers.
  mutating func start(
    _ topic: Job.Topic, _ work: Job.Work, for run: Errand.Run? = nil,
    then: @escaping Jobs.Continuation
  ) {
    tell(.start(jobs.add(topic, work, for: run, then: then)))
  }

  /// Ends the topic's job, and tells whoever does it to stop and to forget what it keeps.
  mutating func drop(_ topic: Job.Topic) {
    jobs.remove(topic)
    tell(.end(topic))
  }

  mutating func close(_ topic: Job.Topic) {
    if jobs.runs(topic) { drop(topic) }
  }

  /// Goes through the data for a topic; at once if that is few items, else as a job.
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

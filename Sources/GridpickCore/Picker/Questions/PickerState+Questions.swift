extension PickerState {
  package func awaits(_ question: Question) -> Bool { questions.awaits(question) }

  mutating func ask(_ task: Question.Task) { tell(.ask(questions.ask(task))) }

  /// Closes the topic's question, and tells its answerer to stop and to forget what it keeps.
  mutating func drop(_ topic: Question.Topic) {
    questions.drop(topic)
    tell(.drop(topic))
  }

  mutating func close(_ topic: Question.Topic) {
    if questions.awaits(topic) { drop(topic) }
  }

  mutating func receive(_ answer: Answer, to question: Question) {
    guard questions.accept(answer, to: question) else { return }
    switch (answer, question.task) {
    case (.errand(let answer), .errand(let errand)): receive(answer, of: errand.kind)
    case (.order(let order, let shown), .order(let sorting, let data, _)):
      receive(order, shown, of: sorting, in: data)
    case (.matches(let findings), .matches(let search, _)): receive(findings, of: search)
    case (.preview(let news), _): preview.receive(news)
    case (.command(let failure, let actions), _):
      actByHand { $0.resume(afterSilentCommand: failure, doing: actions) }
    case (.marked, _), (.carried, _), (.offered, _), (.grouped, _): receive(answer)
    case (.errand, _), (.order, _), (.matches, _): break
    }
  }

  private mutating func receive(_ answer: Answer) {
    switch answer {
    case .marked(let places): finishChange(with: places)
    case .carried(let marks):
      if let newer = arrival.newer { showNewer(newer, marks) } else { adoptFound(marks) }
    case .offered(let grid, let matches): goToAwaited(in: grid, among: matches)
    case .grouped(let update): receive(.whole(update), of: .more)
    case .errand, .order, .matches, .preview, .command: break
    }
  }

  /// Does the work at once if it goes through few items, otherwise asks for it as a question.
  mutating func doOrAsk(
    _ task: (@escaping Question.Work) -> Question.Task, goingThrough count: Int,
    _ work: @escaping Question.Work
  ) {
    if count <= settings.mostAtOnce {
      work(PartedWork()).map { receive($0) }
    } else {
      ask(task(work))
    }
  }
}

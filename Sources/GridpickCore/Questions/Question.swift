import GridpickFinding
import GridpickModel
import GridpickPaging

/// Something that a picker has found out or done while keys are answered.
package struct Question {
  /// What it is about: one of each is waited for, the newest.
  package enum Topic: Hashable, Sendable {
    case errand(Errand.Kind)
    case order(GridAxis)
    case matches
    /// What is marked, once marks have been changed, or found again in newer data.
    case marks
    /// Where what matches is shown.
    case places
    case preview
    case command

    /// Those that are thought out, without a command or a caller's code.
    package static let thought: [Topic] =
      GridAxis.allCases.map(Topic.order) + [.matches, .marks, .places]
  }

  package enum Task {
    /// Newer data, or more of it.
    case errand(Errand)
    case order(Sorting, GridData)
    case matches(Search, GridData)
    case marks(Work)
    case places(Work)
    /// What a preview's command prints.
    case preview(PreviewRequest)
    /// A command of an action in the background.
    case command(Invocation)
  }

  /// Goes through the data on whatever thread; nil where nobody wants that any more.
  package typealias Work = (PartedWork) -> Outcome?
  /// What is then done to the picker.
  package typealias Outcome = (inout PickerState) -> Void

  package let number: Int
  package let task: Task

  package init(number: Int, _ task: Task) {
    self.number = number
    self.task = task
  }

  package var topic: Topic {
    switch task {
    case .errand(let errand): .errand(errand.kind)
    case .order(let sorting, _): .order(sorting.axis)
    case .matches: .matches
    case .marks: .marks
    case .places: .places
    case .preview: .preview
    case .command: .command
    }
  }

  /// Thinks it out; nil where nobody wants that any more, or it is nothing to be thought out.
  ///
  /// What takes long is told now and again as far as it has come.
  package func answer(
    by finder: inout Finder, _ work: PartedWork = PartedWork(),
    telling tell: @escaping (Answer) -> Void = { _ in }
  ) -> Answer? {
    switch task {
    case .order(let sorting, let data):
      Permutation(of: data, by: sorting, work).map(Answer.order)
    case .matches(let search, let data):
      finder.find(search, in: data, work) { tell(.matches($0)) }.map(Answer.matches)
    case .marks(let perform), .places(let perform): perform(work).map(Answer.outcome)
    case .errand, .preview, .command: nil
    }
  }
}

extension Question: Equatable {
  package static func == (one: Question, other: Question) -> Bool { one.number == other.number }
}

/// What comes of a question, so far or in all.
package enum Answer {
  case errand(ErrandAnswer)
  case order(Permutation)
  case matches(Findings)
  case outcome(Question.Outcome)
  case preview(PreviewNews)
  /// The command has ended, or has failed, for this reason.
  case command(failure: String?)

  fileprivate var isLast: Bool {
    switch self {
    case .matches(let findings): findings.isComplete
    case .preview(let news): news.end != nil
    case .errand, .order, .outcome, .command: true
    }
  }
}

/// The questions that are open: what is answered to any other is stale.
struct Questions {
  private var last = 0
  private var open: [Question.Topic: Int] = [:]

  func awaits(_ topic: Question.Topic) -> Bool { open[topic] != nil }

  func awaits(_ question: Question) -> Bool { open[question.topic] == question.number }

  mutating func ask(_ task: Question.Task) -> Question {
    last += 1
    let question = Question(number: last, task)
    open[question.topic] = last
    return question
  }

  /// What comes of it is wanted no more.
  mutating func drop(_ topic: Question.Topic) { open[topic] = nil }

  /// Says whether it was waited for.
  mutating func take(_ answer: Answer, to question: Question) -> Bool {
    guard awaits(question) else { return false }
    if answer.isLast { drop(question.topic) }
    return true
  }
}

extension PickerState {
  /// Whether somebody still waits for what comes of it.
  package func awaits(_ question: Question) -> Bool { questions.awaits(question) }

  mutating func ask(_ task: Question.Task) { tell(.ask(questions.ask(task))) }

  /// Whoever is at it may end it.
  mutating func drop(_ topic: Question.Topic) {
    questions.drop(topic)
    tell(.drop(topic))
  }

  mutating func take(_ answer: Answer, to question: Question) {
    guard questions.take(answer, to: question) else { return }
    switch (answer, question.task) {
    case (.errand(let answer), .errand(let errand)): take(answer, of: errand.kind)
    case (.order(let order), .order(let sorting, _)): take(order, of: sorting)
    case (.matches(let findings), .matches(let search, _)): take(findings, of: search)
    case (.outcome(let outcome), _): outcome(&self)
    case (.preview(let news), _): preview.take(news)
    case (.command(let failure), _): actByHand { $0.goOn(afterSilentCommand: failure) }
    case (.errand, _), (.order, _), (.matches, _): break
    }
  }

  /// Has something done at once where it goes through little, else in the background.
  mutating func perform(
    _ task: (@escaping Question.Work) -> Question.Task, goingThrough count: Int,
    _ work: @escaping Question.Work
  ) {
    if count <= settings.mostAtOnce {
      work(PartedWork())?(&self)
    } else {
      ask(task(work))
    }
  }
}

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

    package static let all: [Topic] =
      [.preview, .command] + Errand.Kind.allCases.map(Topic.errand) + thought

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

  /// Thinks it out; nil where nobody wants that any more, and for errands, previews and commands, which others
  /// answer.
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

  var isLast: Bool {
    switch self {
    case .matches(let findings): findings.isComplete
    case .preview(let news): news.end != nil
    case .errand, .order, .outcome, .command: true
    }
  }
}

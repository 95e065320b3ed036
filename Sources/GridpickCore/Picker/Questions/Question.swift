/// A task that takes long, which a picker asks others to do while it answers keys.
package struct Question {
  /// Only the newest question of a topic is waited for.
  package enum Topic: Hashable, Sendable {
    case errand(Errand.Kind)
    case order(GridAxis)
    case matches
    /// The marks after a change of them, or in newer data.
    case marks
    /// The places where the matches are shown.
    case places
    /// The groups of all records, with those that have come (rule X3).
    case groups
    case preview
    case command

    /// All topics, in the order in which their news is watched and their commands are ended.
    package static let all: [Topic] =
      [.preview, .command] + errands + thought

    package static let errands = Errand.Kind.allCases.map(Topic.errand)

    /// The topics that need only the data and no command.
    package static let thought: [Topic] =
      GridAxis.allCases.map(Topic.order) + [.matches, .marks, .places, .groups]
  }

  package enum Task {
    case errand(Errand)
    /// An order of the data, and the places where it shows the matches of a view.
    case order(Sorting, GridData, GridView)
    case matches(Search, GridData)
    case marks(Work)
    case places(Work)
    case groups(Work)
    case preview(PreviewRequest)
    /// A command of an action in the background.
    case command(Invocation)
  }

  /// Work through the data, on any thread; returns nil if the question was dropped meanwhile.
  package typealias Work = (PartedWork) -> Answer?

  package let number: Int
  package let task: Task

  package init(number: Int, _ task: Task) {
    self.number = number
    self.task = task
  }

  package var topic: Topic {
    switch task {
    case .errand(let errand): .errand(errand.kind)
    case .order(let sorting, _, _): .order(sorting.axis)
    case .matches: .matches
    case .marks: .marks
    case .places: .places
    case .groups: .groups
    case .preview: .preview
    case .command: .command
    }
  }

  /// The question as an answer refers to it, without the view and without the data to go through.
  ///
  /// Whoever holds the answer would otherwise be the last to hold data that is no longer shown. An
  /// order keeps its data, which is compared with what is shown by then.
  package var withoutWork: Question {
    switch task {
    case .marks: Question(number: number, .marks { _ in nil })
    case .places: Question(number: number, .places { _ in nil })
    case .groups: Question(number: number, .groups { _ in nil })
    case .order(let sorting, let data, _):
      Question(number: number, .order(sorting, data, GridView()))
    case .errand, .matches, .preview, .command: self
    }
  }

  /// Finds the answer; returns nil if the question was dropped meanwhile.
  ///
  /// It also returns nil for errands, previews and commands, which commands answer. A search that
  /// takes long tells now and again how far it has come.
  package func answer(
    by finder: inout Finder, _ work: PartedWork = PartedWork(),
    telling tell: @escaping (Answer) -> Void = { _ in }
  ) -> Answer? {
    switch task {
    case .order(let sorting, let data, _):
      Permutation(of: data, by: sorting, work).map(answer)
    case .matches(let search, let data):
      finder.find(search, in: data, work) { tell(.matches($0.shown(by: search, in: data))) }
        .map { .matches($0.shown(by: search, in: data)) }
    case .marks(let perform), .places(let perform), .groups(let perform): perform(work)
    case .errand, .preview, .command: nil
    }
  }

  package func answer(_ order: Permutation) -> Answer {
    guard case .order(let sorting, let data, let view) = task else { return .order(order, nil) }
    return .order(order, view.shown(in: order, by: sorting, of: data))
  }
}

extension Question: Equatable {
  package static func == (one: Question, other: Question) -> Bool { one.number == other.number }
}

/// The answer to a question, or a part of it.
package enum Answer {
  case errand(ErrandAnswer)
  /// An order, and where it shows the matches known when it was asked for; nil if none were.
  case order(Permutation, ShownMatches?)
  case matches(Findings)
  /// The marks after a change of them.
  case marked(NumberRuns)
  /// The marks as they are found in newer data.
  case carried(Marks)
  /// The grid in which these matches alone may be current.
  case offered(Grid, Matches)
  /// All data that there is by now.
  case grouped(ContentUpdate)
  case preview(PreviewNews)
  /// The command has ended, or has failed, for this reason; `actions` are what it printed.
  case command(failure: String?, actions: [Action] = [])

  var isLast: Bool {
    switch self {
    case .matches(let findings): findings.isComplete
    // Processes that the shell has left running may still print.
    case .preview: false
    case .errand(let answer): answer.isLast
    case .order, .marked, .carried, .offered, .grouped, .command: true
    }
  }
}

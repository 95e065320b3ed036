import GridpickCore
import GridpickModel

/// Who does for a picker what it cannot do by itself, and is told of what happens.
package struct PickerServices {
  package var host = PickerHost()
  package var sources: [NewsSource] = []
  package var commands: CommandRunner?
  /// Who answers the questions of each topic.
  ///
  /// Where nobody does, the loop finds the answer itself, at once.
  package var answerers: [Question.Topic: Answerer] = [:]
  let thinker = Answerer.direct
  /// Says that the input has changed since it was read; asked before anything is shown.
  package var isSpoiled: () -> Bool = { false }
  /// Called when a reload has replaced all that came from the input.
  package var forgetInput: () -> Void = {}
  /// How long the picker is shown at most.
  package var patience: Duration?

  package init() {}

  /// All that has news.
  var allSources: [NewsSource] { sources + allAnswerers.flatMap(\.sources) }

  private var allAnswerers: [Answerer] { Question.Topic.all.compactMap { answerers[$0] } }

  /// Ends what still runs, and waits until it is gone.
  func end() {
    for answerer in allAnswerers { answerer.end() }
  }
}

/// What a program that shows a picker is told and asked, one thing after the other (rule P10).
package struct PickerHost {
  /// Hears of every move, and of everything that has come to rest, and where one is by then.
  package var tell: (PickerEffect, ItemID?) -> Void = { _, _ in }
  /// Whether this may be picked.
  package var mayPick: (Pick, PickedContent) -> Bool = { _, _ in true }
  /// What is told where it may not.
  package static let refusal = "that cannot be picked"
  /// A key of the program's own was pressed, at the current item; nil leaves it to what it does else.
  package var press: (_ key: Int, ItemID?) -> [Action]? = { _, _ in nil }

  package init() {}
}

import Testing

@testable import GridpickCore

/// Who holds the data of a question, and for how long.
struct QuestionTests {
  private final class Held {}

  /// A question as its answer refers to it, about data that nobody else holds.
  private func answered(
    _ task: (@escaping Question.Work) -> Question.Task, about note: (Held) -> Void
  ) -> Question {
    let data = Held()
    note(data)
    let question = Question(
      number: 7,
      task { _ in
        _ = data
        return nil
      })
    #expect(question.withoutWork.topic == question.topic)
    return question.withoutWork
  }

  @Test func `the answer to work on marks, places and groups does not hold the data`() {
    for task in [Question.Task.marks, Question.Task.places, Question.Task.groups] {
      weak var held: Held?
      let question = answered(task) { held = $0 }
      #expect(held == nil)
      #expect(question.number == 7)
    }
  }
}

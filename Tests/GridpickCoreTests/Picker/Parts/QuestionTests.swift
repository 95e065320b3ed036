import Testing

@testable import GridpickCore

/// Who holds the data of a question, and for how long.
struct QuestionTests {
  private final class Held {}

  @Test func `an answer does not hold the data that its question was about`() {
    weak var held: Held?
    let questions = [Question.Task.marks, Question.Task.places, Question.Task.groups].map { task in
      let data = Held()
      held = data
      let question = Question(
        number: 7,
        task { _ in
          _ = data
          return nil
        })
      #expect(held != nil)
      return question.withoutWork
    }
    #expect(held == nil)
    #expect(questions.map(\.topic) == [.marks, .places, .groups])
    #expect(questions.allSatisfy { $0.number == 7 })
  }
}

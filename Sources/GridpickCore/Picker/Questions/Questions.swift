/// The open questions; an answer to any other question is stale, and is ignored.
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

  mutating func drop(_ topic: Question.Topic) { open[topic] = nil }

  /// Closes the question if the answer is its last one; returns false if the answer is stale.
  mutating func accept(_ answer: Answer, to question: Question) -> Bool {
    guard awaits(question) else { return false }
    if answer.isLast { drop(question.topic) }
    return true
  }
}

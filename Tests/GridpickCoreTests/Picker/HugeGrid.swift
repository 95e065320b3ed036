import Synchronization

@testable import GridpickCore

/// A grid of any number of sections, which costs nothing to have and counts what it is asked.
struct HugeGrid: Source {
  /// The number of questions of each kind.
  struct Questions: Equatable, Sendable {
    var items = 0
    var sections = 0
  }

  final class Counter: Sendable {
    private let questions = Mutex(Questions())

    func count(_ change: (inout Questions) -> Void) {
      questions.withLock { change(&$0) }
    }

    /// The questions since the last call.
    func take() -> Questions {
      questions.withLock { questions in
        defer { questions = Questions() }
        return questions
      }
    }
  }

  let sectionCount: Int
  let columnCount: Int
  /// The empty slots of each section.
  var gaps = 0..<0
  /// The text of each item.
  var label = "item"
  let counter = Counter()

  func itemCount(inSection section: Int) -> Int {
    counter.count { $0.sections += 1 }
    return columnCount
  }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    counter.count { $0.items += 1 }
    return gaps.contains(id.index) ? nil : GridItem(label)
  }

  func value(at id: ItemID) -> [UInt8] { [] }
}

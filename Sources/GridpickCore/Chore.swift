import GridpickModel

/// Something that a picker has done in the background, for it goes through more than a key may wait for.
package struct Chore {
  /// One of each kind is done at a time.
  package enum Kind: CaseIterable, Sendable {
    /// Marks are changed, or found again in newer data.
    case marking
    /// It is made known where what matches is shown.
    case matching
  }

  /// What is then done to the picker.
  package typealias Outcome = (inout PickerState) -> Void
  /// Done on whatever thread; nil where nobody wants it any more.
  typealias Work = (PartedWork) -> Outcome?

  package let kind: Kind
  /// Another one for each.
  let number: Int
  let work: Work

  /// Does it, and says what has become of it; nil where nobody wants that any more.
  package func done(by work: PartedWork = PartedWork()) -> PickerEvent? {
    self.work(work).map { .done(self, $0) }
  }
}

extension Chore: Equatable {
  package static func == (one: Chore, other: Chore) -> Bool { one.number == other.number }
}

/// The chores that a picker waits for.
struct Chores {
  private var last = 0
  private var awaited: [Chore.Kind: Int] = [:]

  func awaits(_ kind: Chore.Kind) -> Bool { awaited[kind] != nil }

  mutating func begin(_ kind: Chore.Kind, _ work: @escaping Chore.Work) -> Chore {
    last += 1
    awaited[kind] = last
    return Chore(kind: kind, number: last, work: work)
  }

  /// What comes of it is wanted no more.
  mutating func drop(_ kind: Chore.Kind) { awaited[kind] = nil }

  /// Says whether it was waited for.
  mutating func end(_ chore: Chore) -> Bool {
    guard awaited[chore.kind] == chore.number else { return false }
    drop(chore.kind)
    return true
  }
}

extension PickerState {
  /// Has something done at once where it goes through little, else in the background.
  mutating func perform(
    _ kind: Chore.Kind, goingThrough count: Int, _ work: @escaping Chore.Work
  ) {
    if count <= settings.mostAtOnce {
      work(PartedWork())?(&self)
    } else {
      tell(.perform(chores.begin(kind, work)))
    }
  }
}

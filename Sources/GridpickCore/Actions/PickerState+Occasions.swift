import GridpickPaging
import GridpickScreen

extension PickerState {
  var circumstances: Circumstances {
    Circumstances(isLoading: arrival.isLoading, size: screen, query: query)
  }

  /// What is typed to be found.
  package var query: String { find.query }

  /// What has been looked for, of find that was left and of the one that is on.
  package var lookedFor: [String] { find.lookedFor }

  /// What an event has come to, in the order in which it is answered.
  func occasions(of event: PickerEvent, _ before: Circumstances) -> [Occasion] {
    Occasion.allCases.filter { occasion in
      switch (occasion, event) {
      case (.start, .begun): true
      case (.load, _) where arrival.hasReloaded: true
      case (.load, .begun): !arrival.isLoading
      case (.load, _): before.isLoading && !arrival.isLoading
      case (.resize, .grown): false
      // A program that has had the terminal is told of its size too.
      case (.resize, _): before.size != screen
      case (.change, _): before.query != query
      case (.move, _), (.settle, _): effects.contains { $0.occasion == occasion }
      case (.start, _): false
      }
    }
  }

  /// Does what is bound to what has happened, once: what that causes is no occasion itself, and it is done
  /// by the time that the event has been handled.
  mutating func answer(_ occasions: [Occasion]) {
    let actions = occasions.flatMap(settings.options.keymap.actions)
    // What a hand holds would lie elsewhere (rule G11).
    if !actions.allSatisfy(\.leavesViewAlone) { apply(Change(ending: .gesture(.atOnce))) }
    perform(Chain(actions: actions, answersOccasion: true))
  }
}

extension PickerEffect {
  fileprivate var occasion: Occasion? {
    switch self {
    case .moved: .move
    case .settled: .settle
    default: nil
    }
  }
}

extension PickerState {
  var circumstances: Circumstances {
    Circumstances(isLoading: arrival.isLoading, size: screen, query: query, marks: marks)
  }

  package var query: String { find.query }
  package var isFinding: Bool { find.finding != nil }

  package var lookedFor: [String] { find.lookedFor }

  package var matchCount: Int? { isNarrowed ? view.filter.matches?.count : nil }

  package var dataCount: Int { data.count }

  /// Returns the events that have happened, in the order in which their actions run.
  func occasions(of event: PickerEvent, _ before: Circumstances) -> [Occasion] {
    let happened = Set(
      settings.options.keymap.occasions.filter { occasion in
        switch (occasion, event) {
        case (.start, .begun): true
        case (.load, _) where arrival.hasReloaded: true
        case (.load, .begun): !arrival.isLoading
        case (.load, _): before.isLoading && !arrival.isLoading
        case (.resize, .grown): false
        // A resize event also comes after a command has had the terminal.
        case (.resize, _): before.size != screen
        case (.change, _): before.query != query
        case (.move, _): effects.contains { if case .moved = $0 { true } else { false } }
        case (.settle, _): effects.contains { if case .settled = $0 { true } else { false } }
        case (.multi, _): before.marks != marks
        case (.zero, _): hasResult(of: 0, before)
        case (.one, _): hasResult(of: 1, before)
        case (.result, _), (.jump, _), (.clickHeader, _), (.backwardEnd, _), (.every, _):
          toDo.raised.contains(occasion)
        case (.start, _): false
        }
      })
    return Occasion.all.filter(happened.contains) + happened.filter(\.isTimed)
  }

  private func hasResult(of count: Int, _ before: Circumstances) -> Bool {
    let isNew = toDo.raised.contains(.result) || arrival.hasReloaded || before.isLoading
    guard isNew, !awaitsData, !awaitsFindings else { return false }
    return view.filter.matches?.count ?? dataCount == count
  }

  mutating func raiseTimed() {
    for case .every(let interval) in settings.options.keymap.occasions {
      toDo.keepTime(of: interval, at: now)
    }
  }

  /// Runs the actions bound to these occasions, which raise no further occasions.
  mutating func answer(_ occasions: [Occasion]) {
    let actions = occasions.flatMap(settings.options.keymap.actions)
    // After these actions a drag would hold something else (rule G11).
    if !actions.allSatisfy(\.row.kind.leavesViewAlone) { stop(.gesture(.atOnce)) }
    perform(Chain(actions: actions, answersOccasion: true))
  }
}

/// The state before an event, to compare with the state after it.
struct Circumstances {
  let isLoading: Bool
  let size: ScreenSize
  let query: String
  let marks: Marks
}

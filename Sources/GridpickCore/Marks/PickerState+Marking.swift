import GridpickLayout
import GridpickModel
import GridpickPaging

// Changes of marks are made one after the other, long ones in the background. Keys that need the marks wait
// (rules M1, M2).

extension PickerState {
  /// How many runs of marks take as long as one item.
  private static let runsInAPlace = 256

  /// Whether it is not known yet what is marked.
  var awaitsMarks: Bool { !markChanges.isEmpty || newerData != nil }

  mutating func make(_ change: MarkChange) {
    // Without other changes a comparison with newer data is under way: it begins anew, with the new marks.
    if markChanges.isEmpty { close(.marks) }
    markChanges.append(change)
    goOnMarking()
  }

  /// Removes all marks, and drops all changes that wait.
  mutating func forgetMarks() {
    close(.marks)
    markChanges = []
    marks = Marks(of: markUnit)
    goOnMarking()
  }

  /// Makes the next change that waits; behind the last one newer data takes its place.
  mutating func goOnMarking() {
    guard !questions.awaits(.marks) else { return }
    if let change = markChanges.first {
      let before = marks.places
      if markChanges.count == 1, rectangle?.isFollowed == true, rectangle?.base == nil {
        rectangle?.base = before
      }
      let effort = change.effort + before.runCount / Self.runsInAPlace
      doOrAsk(Question.Task.marks, goingThrough: effort) { work in
        change.applied(to: before, while: work.isWanted).map { places in
          { state in
            state.markChanges.removeFirst()
            state.mark(places)
            state.goOnMarking()
          }
        }
      }
    } else if let newer = newerData {
      let effort = marks.isEmpty ? 0 : max(data.effort, newer.data.effort)
      doOrAsk(Question.Task.marks, goingThrough: effort, comparison(with: newer))
    } else {
      performAwaited()
    }
  }

  /// Makes all waiting changes now, however long that takes, because the places in the data are about to change.
  ///
  /// Newer data is not compared.
  mutating func endMarking() {
    close(.marks)
    while let change = markChanges.first {
      markChanges.removeFirst()
      change.applied(to: marks.places) { true }.map { mark($0) }
    }
  }

  /// Shows newer data now, however long that takes, because a reload of another section is about to begin.
  mutating func takeNewerAtOnce() {
    endMarking()
    if let newer = newerData { comparison(with: newer)(PartedWork())?(&self) }
  }

  /// Finds the marks in newer data, and then shows that.
  private func comparison(with newer: NewerData) -> Question.Work {
    { [data, marks, columnsAreLinked = settings.linkage == .shared] work in
      marks.carried(from: data, to: newer, columnsAreLinked: columnsAreLinked, work)
        .map { marks in { $0.take(newer, marks) } }
    }
  }

  /// Marks these and nothing else, unless they are too many.
  private mutating func mark(_ places: NumberRuns) {
    if let most = settings.options.marking?.most, places.count > most, places.count > marks.count {
      notice = "at most \(most) can be marked"
      return
    }
    marks = Marks(of: markUnit, places)
  }
}

extension Marks {
  fileprivate func carried(
    from data: GridData, to newer: NewerData, columnsAreLinked: Bool, _ work: PartedWork
  ) -> Marks? {
    if let section = newer.section, case .grid(let before) = data, case .grid(let grid) = newer.data
    {
      return carried(from: before, to: grid, inSection: section, work)
    }
    return carried(from: data, to: newer.data, columnsAreLinked: columnsAreLinked, work)
  }
}

extension GridData {
  /// How many places are gone through for all of it.
  var effort: Int {
    guard case .grid(let grid) = self else { return count }
    let (effort, isMore) = count.multipliedReportingOverflow(by: max(1, grid.columnCount))
    return isMore ? .max : effort
  }
}

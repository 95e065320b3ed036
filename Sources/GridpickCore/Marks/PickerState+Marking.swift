import GridpickLayout
import GridpickModel
import GridpickPaging

// What is done to the marks is done in its order, and in the background where it goes through much; the keys
// behind it that are about what is marked wait for it (rules M1, M2).

extension PickerState {
  /// So many runs of marks are gone through in the time of one place.
  private static let runsInAPlace = 256

  /// Whether it is not known yet what is marked.
  var awaitsMarks: Bool { !markChanges.isEmpty || newerData != nil }

  mutating func make(_ change: MarkChange) {
    // What is under way then is a comparison with newer data, which begins anew.
    if markChanges.isEmpty { close(.marks) }
    markChanges.append(change)
    goOnMarking()
  }

  /// Nothing is marked, whatever was to be.
  mutating func forgetMarks() {
    close(.marks)
    markChanges = []
    marks = Marks(of: markUnit)
    goOnMarking()
  }

  /// Makes what is still to be made, one after the other, and then has newer data take its place.
  mutating func goOnMarking() {
    guard !questions.awaits(.marks) else { return }
    if let change = markChanges.first {
      let before = marks.places
      if markChanges.count == 1, rectangle?.isFollowed == true, rectangle?.base == nil {
        rectangle?.base = before
      }
      let effort = change.effort + before.runCount / Self.runsInAPlace
      perform(Question.Task.marks, goingThrough: effort) { work in
        change.applied(to: before, while: work.isWanted).map { places in
          { state in
            state.markChanges.removeFirst()
            state.mark(places)
            state.goOnMarking()
          }
        }
      }
    } else if let newer = newerData {
      perform(
        Question.Task.marks, goingThrough: marks.isEmpty ? 0 : max(data.effort, newer.data.effort)
      ) {
        [data, marks, columnsAreLinked = settings.linkage == .shared] work in
        marks.carried(from: data, to: newer, columnsAreLinked: columnsAreLinked, work)
          .map { marks in { $0.take(newer, marks) } }
      }
    } else {
      performAwaited()
    }
  }

  /// Makes all waiting changes now, however long that takes: places are about to mean something else.
  ///
  /// Newer data is not compared.
  mutating func endMarking() {
    close(.marks)
    while let change = markChanges.first {
      markChanges.removeFirst()
      change.applied(to: marks.places) { true }.map { mark($0) }
    }
  }

  /// Has newer data take its place now, however long that takes: other data is about to be asked for.
  mutating func takeNewerAtOnce() {
    endMarking()
    guard let newer = newerData else { return }
    let work = PartedWork()
    let columnsAreLinked = settings.linkage == .shared
    marks.carried(from: data, to: newer, columnsAreLinked: columnsAreLinked, work)
      .map { take(newer, $0) }
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

// Changes of marks are made one after the other, long ones in the background. Keys that need the
// marks wait (rules M1, M2).

extension PickerState {
  /// The number of runs of marks that take as long to go through as one item.
  private static let runsInAPlace = 64

  /// True while the marks are not known (rule R2), for changes or newer data still have to come.
  var awaitsMarks: Bool { !marked.changes.isEmpty || arrival.newer != nil }

  mutating func make(_ change: MarkChange) {
    // If no change waits, the running job compares with newer data, and must start again.
    if marked.changes.isEmpty { close(.marks) }
    marked.append(change)
    continueMarking()
  }

  mutating func forgetMarks() {
    close(.marks)
    marked.forget(pickUnit)
    continueMarking()
  }

  /// Makes the next change that waits; after the last change newer data is shown.
  mutating func continueMarking() {
    guard !jobs.runs(.marks) else { return }
    if let (change, before) = marked.next() {
      let effort = change.effort + before.runs.count / Self.runsInAPlace
      think(.marks, goingThrough: effort) { work in
        guard let places = change.applied(to: before, while: work.isWanted) else { return nil }
        return {
          $0.finishFirstChange(with: places)
          $0.continueMarking()
        }
      }
    } else if let newer = arrival.newer {
      let isAny = !marks.isEmpty || !excluded(keptIn: newer).isEmpty
      let effort = isAny ? max(data.effort, newer.data.effort) : 0
      think(.marks, goingThrough: effort, comparison(with: newer))
    } else if running(.reload) == nil {
      returnToLostItem()
    }
  }

  /// Makes all waiting changes now, however long that takes, because places are about to change.
  mutating func finishMarking() {
    close(.marks)
    while let (change, before) = marked.next(),
      let places = change.applied(to: before, while: { true })
    {
      finishFirstChange(with: places)
    }
  }

  /// Shows newer data now, however long that takes, before a reload of another section.
  mutating func showNewerAtOnce() {
    finishMarking()
    guard let newer = arrival.newer else { return }
    comparison(with: newer)(PartedWork())?(&self)
  }

  private func comparison(with newer: NewerData) -> Job.Thought {
    {
      [data, marks, excluded = excluded(keptIn: newer), isLinked = settings.columnsAreLinked]
      work in
      func carry(_ marks: Marks) -> Marks? {
        marks.carried(from: data, to: newer.data, columnsAreLinked: isLinked, work)
      }
      guard let marks = carry(marks), let excluded = excluded.carried(carry) else { return nil }
      return { $0.showNewer(marks, excluded) }
    }
  }

  /// Returns the exclusions that newer data keeps: a reload by hand keeps none (rule B7).
  func excluded(keptIn newer: NewerData) -> Exclusions {
    guard newer.run?.errand.cause == .hand else { return view.excluded }
    return newer.section.map(view.excluded.without) ?? Exclusions()
  }

  private mutating func finishFirstChange(with places: NumberRuns) {
    let most = settings.options.marking?.most
    if !marked.finishFirst(with: places, unit: pickUnit, most: most), let most {
      browsing.notice = "at most \(most) can be marked"
    }
  }
}

// The sum of marked labels (rule M4).

extension PickerState {
  /// Adds up the current column of the marked items, if the column or the marks have changed.
  mutating func followSum() {
    let isSummed =
      !marks.isEmpty && marks.unit != .column && !data.isCostly
      && (content.itemsAreRows || settings.columnsAreLinked)
    let subject = (!isSummed ? nil : data.columnCount == 1 ? 0 : currentColumn).map {
      MarkedSum.Subject(
        marks: marks, column: $0, dataNumber: arrival.dataNumber,
        counted: data.pivot?.recordCount)
    }
    if subject != marked.sum?.subject {
      close(.sum)
      marked.sum = subject.map(MarkedSum.init)
    }
    guard let sum = marked.sum, !sum.isKnown, !jobs.runs(.sum) else { return }
    think(.sum, goingThrough: marks.count) { [data] work in
      sum.known(from: data, while: work.isWanted).map { sum in { $0.marked.sum = sum } }
    }
  }
}

extension Grid {
  var effort: Int {
    let (effort, isMore) = count.multipliedReportingOverflow(by: max(1, columnCount))
    return isMore ? .max : effort
  }
}

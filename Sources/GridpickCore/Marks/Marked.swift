import GridpickModel

/// What is marked, and what changes it (rule M1).
struct Marked {
  private(set) var marks = Marks(of: .item)
  /// Changes that wait, in their order; the first is being made.
  private(set) var changes: [MarkChange] = []
  /// The rectangle that moving marks; nil while there is none.
  var rectangle: MarkedRectangle?

  mutating func append(_ change: MarkChange) { changes.append(change) }

  /// The next change that waits, and what it is made to.
  ///
  /// A rectangle whose change it is, and the last, goes on from the marks before it.
  mutating func next() -> (change: MarkChange, before: NumberRuns)? {
    guard let change = changes.first else { return nil }
    if changes.count == 1, rectangle?.isFollowed == true, rectangle?.base == nil {
      rectangle?.base = marks.places
    }
    return (change, marks.places)
  }

  /// Ends the first change with these marks; returns false if they are too many, and changes no mark then.
  mutating func endFirst(with places: NumberRuns, unit: Marks.Unit, most: Int?) -> Bool {
    changes.removeFirst()
    if let most, places.count > most, places.count > marks.count { return false }
    marks = Marks(of: unit, places)
    return true
  }

  /// Drops the change for the rectangle as it was before: a newer one takes its place.
  mutating func dropRectangleChange() {
    if rectangle?.isFollowed == true, !changes.isEmpty { changes.removeLast() }
    rectangle?.isFollowed = true
  }

  mutating func dropChanges() { changes = [] }

  /// Removes all marks, and drops the changes that wait.
  mutating func forget(_ unit: Marks.Unit) {
    changes = []
    marks = Marks(of: unit)
  }

  /// Takes marks that were found in other data; what lay between two places there is no rectangle here.
  mutating func adopt(_ marks: Marks) {
    rectangle = nil
    self.marks = marks
  }
}

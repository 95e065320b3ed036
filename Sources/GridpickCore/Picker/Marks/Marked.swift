/// The marks, and the changes that wait to be made to them (rule M1).
struct Marked {
  private(set) var marks = Marks(of: .item)
  /// The changes that wait, in their order; the first change is being made.
  private(set) var changes: [MarkChange] = []
  var rectangle: MarkedRectangle?
  var sum: MarkedSum?
  private let grouped = GroupedMarks()

  /// The marked records in each group.
  func counts(in groups: Groups) -> [Int] { grouped.counts(of: marks, in: groups) }

  mutating func append(_ change: MarkChange) { changes.append(change) }

  /// Returns the next change that waits and the marks before it; nil if no change waits.
  ///
  /// If it is the last change and belongs to a rectangle, the rectangle remembers these marks as
  /// its base.
  mutating func next() -> (change: MarkChange, before: NumberRuns)? {
    guard let change = changes.first else { return nil }
    if changes.count == 1, rectangle?.isFollowed == true, rectangle?.base == nil {
      rectangle?.base = marks.places
    }
    return (change, marks.places)
  }

  /// Ends the first change with these marks; returns false, and changes none, if they are too many.
  mutating func finishFirst(with places: NumberRuns, unit: Marks.Unit, most: Int?) -> Bool {
    changes.removeFirst()
    if let most, places.count > most, places.count > marks.count { return false }
    marks = Marks(of: unit, places)
    return true
  }

  /// Drops the change that waits for the rectangle, because a newer change replaces it.
  mutating func dropRectangleChange() {
    if rectangle?.isFollowed == true, !changes.isEmpty { changes.removeLast() }
    rectangle?.isFollowed = true
  }

  mutating func dropChanges() { changes = [] }

  mutating func forget(_ unit: Marks.Unit) {
    changes = []
    marks = Marks(of: unit)
  }

  /// Takes marks that were found in other data, and drops the rectangle.
  ///
  /// A rectangle between two places of the old data means nothing in other data.
  mutating func adopt(_ marks: Marks) {
    rectangle = nil
    self.marks = marks
  }
}

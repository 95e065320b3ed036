/// The marks, and the changes that wait to be made to them (rule M1).
struct Marked {
  private(set) var marks = Marks(of: .item)
  /// The changes that wait, in their order; the first change is being made.
  private(set) var changes: [MarkChange] = []
  var rectangle: MarkedRectangle?
  var sum: MarkedSum?
  private let grouped = GroupedMarks()

  func counts(in groups: Groups) -> [Int] { grouped.counts(of: marks, in: groups) }

  mutating func append(_ change: MarkChange) { changes.append(change) }

  /// The next change that waits and the marks before it; nil if no change waits.
  ///
  /// The last change of a rectangle gives the rectangle these marks as its base.
  mutating func next() -> (change: MarkChange, before: NumberRuns)? {
    guard let change = changes.first else { return nil }
    if changes.count == 1, rectangle?.isFollowed == true, rectangle?.base == nil {
      rectangle?.base = marks.places
    }
    return (change, marks.places)
  }

  /// Ends the first change; returns false, and changes no marks, if there would be too many.
  mutating func finishFirst(with places: NumberRuns, unit: MarkUnit, most: Int?) -> Bool {
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

  mutating func forget(_ unit: MarkUnit) {
    changes = []
    marks = Marks(of: unit)
  }

  /// Adopts marks found in other data, where a rectangle between old places means nothing.
  mutating func adopt(_ marks: Marks) {
    rectangle = nil
    self.marks = marks
  }
}

/// A change of the marks (rule M1).
struct MarkChange {
  enum Way {
    case adding
    case removing
    case inverting
    /// Removes the marks if the whole group is marked, otherwise adds them.
    case toggling
  }

  let way: Way
  /// The marks before a rectangle was begun; nil uses the marks at the time of the change.
  var base: NumberRuns?
  let effort: Int
  /// Finds the things to mark; nil if the change was dropped meanwhile.
  let group: (_ before: NumberRuns, _ isWanted: () -> Bool) -> NumberRuns?

  func applied(to marks: NumberRuns, while isWanted: () -> Bool) -> NumberRuns? {
    let marks = base ?? marks
    guard let group = group(marks, isWanted) else { return nil }
    return switch way {
    case .adding: marks.union(group)
    case .removing: marks.subtracting(group)
    case .inverting: marks.symmetricDifference(group)
    case .toggling: marks.contains(group) ? marks.subtracting(group) : marks.union(group)
    }
  }
}

/// The options for marking (rule M1).
///
/// ```swift
/// picker.marks = MarkSettings(most: 3, unit: .item)
/// ```
public struct MarkSettings: Equatable, Sendable {
  /// The largest number of marks; nil allows any number.
  package var most: Int?
  /// The unit that a mark is on.
  package var unit: MarkUnit

  /// Creates options for marks on items, rows or columns; nil allows any number of them.
  public init(most: Int? = nil, unit: MarkUnit = .item) {
    self.most = most
    self.unit = unit
  }
}

/// The rectangle that is marked by moving away from a place (rule M1).
struct MarkedRectangle {
  var base: NumberRuns?
  /// The position where the rectangle begins; `anchorID` is the item that was shown there.
  let anchor: Position
  let anchorID: ItemID?
  var end: Position
  var endID: ItemID?
  /// True if every move extends the rectangle; false if only moves with Shift do.
  let isHeld: Bool
  /// True once its marks were asked for: the last waiting change, if any, is the rectangle's.
  var isFollowed = false
}

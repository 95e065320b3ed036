import Synchronization

/// A memory of which rule paints each of the rows that were drawn lately, and of the states in them.
///
/// Every frame asks for the rows in view, and most of them were in the frame before.
final class RowMemory: Sendable {
  /// More rows than a screen has.
  private static let mostRows = 4_096

  /// The numbers of the rules by record; a record that no rule paints has nil.
  private let rules = Mutex<[Int: Int?]>([:])

  /// Returns the number of the rule that paints a record, which `find` finds if it is not known.
  func rule(ofRecord record: Int, _ find: () -> Int?) -> Int? {
    if let known = rules.withLock({ $0[record] }) { return known }
    let found = find()
    rules.withLock { rules in
      if rules.count >= Self.mostRows { rules.removeAll(keepingCapacity: true) }
      rules[record] = .some(found)
    }
    return found
  }

  /// The paints of texts in columns of states; a text that states nothing known has nil.
  private let states = Mutex<[String: CellPaint?]>([:])

  /// Returns the paint of a text in a column of states, which `find` finds if it is not known.
  ///
  /// What a column of parts says depends on the whole record, so it is not remembered.
  func state(
    of text: String, in column: StateColumn, _ find: () -> CellPaint?
  ) -> CellPaint? {
    guard column == .state else { return find() }
    if let known = states.withLock({ $0[text] }) { return known }
    let found = find()
    states.withLock { states in
      if states.count >= Self.mostRows { states.removeAll(keepingCapacity: true) }
      states[text] = .some(found)
    }
    return found
  }
}

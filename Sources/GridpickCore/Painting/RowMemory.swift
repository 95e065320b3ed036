import Synchronization

/// A memory of which rule paints each of the rows that were drawn lately.
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
}

import Synchronization

/// A memory of values that were found lately, by what they belong to.
///
/// Every frame asks for the rows and texts in view, and most of them were in the frame before.
final class FoundValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The most values that are kept; more than a screen has rows.
  private static var most: Int { 4_096 }

  private let values = Mutex<[Key: Value]>([:])

  /// Returns the value for a key, which `find` finds if it is not known.
  func value(for key: Key, _ find: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let found = find()
    values.withLock { values in
      if values.count >= Self.most { values.removeAll(keepingCapacity: true) }
      values.updateValue(found, forKey: key)
    }
    return found
  }
}

import Synchronization

/// Values found lately; most rows and texts in view were in the frame before.
final class FoundValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The most values that are kept; more than a screen has rows.
  private static var most: Int { 4_096 }

  private let values = Mutex<[Key: Value]>([:])

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

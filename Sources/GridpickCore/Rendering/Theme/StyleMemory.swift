import Synchronization

/// Styles made from items' colours: each frame of a drag asks for thousands, mostly the same.
final class StyleMemory: Sendable, Equatable {
  /// Three times the swatches of a screen of 400 × 120, which may all differ.
  private static let most = 1 << 14

  private let styles = Mutex<[UInt64: Style?]>([:])

  /// Returns true always, because the memory does not change the styles that a theme makes.
  static func == (one: StyleMemory, other: StyleMemory) -> Bool { true }

  /// The style that was made for a key, which may be none; nil if none was made lately.
  subscript(key: UInt64) -> Style?? {
    get { styles.withLock { $0[key] } }
    set {
      styles.withLock {
        if $0.count >= Self.most { $0.removeAll() }
        $0[key] = newValue
      }
    }
  }
}

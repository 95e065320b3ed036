/// Which sections go together: they share the index asked for, and where their items are scrolled to.
///
/// ```swift
/// picker.linkage = .shared
/// picker.linkage = .independent
/// picker.linkage = .hybrid
/// ```
public enum Linkage: String, CaseIterable, Sendable {
  /// All of them (rule P1).
  case shared
  /// Each is a place of its own (rule P6).
  case independent
  /// Each has an index of its own; all are scrolled alike while the banner is in view (rule P7).
  case hybrid
}

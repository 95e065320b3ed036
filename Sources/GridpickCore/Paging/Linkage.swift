/// The choice of sections that share the index asked for and the offset of their items.
///
/// ```swift
/// picker.linkage = .shared
/// picker.linkage = .independent
/// picker.linkage = .hybrid
/// ```
public enum Linkage: String, CaseIterable, Sendable {
  /// All sections share both (rule P1).
  case shared
  /// Each section has its own index and its own offset (rule P6).
  case independent
  /// Each section has its own index; all scroll alike while the banner is in view (rule P7).
  case hybrid
}

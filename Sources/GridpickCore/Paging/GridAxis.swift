/// An axis of the grid: along the sections, or along the items of one section.
package enum GridAxis: CaseIterable, Sendable {
  case section
  case item
}

package struct PerAxis<Value> {
  package var section: Value
  package var item: Value

  package init(section: Value, item: Value) {
    self.section = section
    self.item = item
  }

  package subscript(axis: GridAxis) -> Value {
    get { axis == .section ? section : item }
    set { if axis == .section { section = newValue } else { item = newValue } }
  }
}

extension PerAxis: Equatable where Value: Equatable {}

extension PerAxis: Sendable where Value: Sendable {}

/// The choice whether sections share the requested index and the offset of their items.
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

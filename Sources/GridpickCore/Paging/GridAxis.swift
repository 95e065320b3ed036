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
    set {
      switch axis {
      case .section: section = newValue
      case .item: item = newValue
      }
    }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Sendable where Value: Sendable {}

extension Position {
  package subscript(axis: GridAxis) -> Int {
    get { axis == .section ? section : index }
    set {
      switch axis {
      case .section: section = newValue
      case .item: index = newValue
      }
    }
  }
}

extension Sorting {
  /// The axis of the pages that the sorting puts in order: sections, or columns and items.
  package var axis: GridAxis {
    switch key {
    case .column, .number: .section
    case .section: .item
    }
  }
}

/// A value that is mostly missing, or large and seldom changed, behind a reference.
///
/// Its owner stays small, and is copied quickly.
@propertyWrapper
package struct Boxed<Value> {
  fileprivate final class Box {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}

extension Boxed: Equatable where Value: Equatable {
  package static func == (one: Boxed, other: Boxed) -> Bool {
    one.box === other.box || one.wrappedValue == other.wrappedValue
  }
}

extension Boxed: Sendable where Value: Sendable {}

extension Boxed.Box: Sendable where Value: Sendable {}

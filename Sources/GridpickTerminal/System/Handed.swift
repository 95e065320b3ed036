import GridpickCSystem

/// A value that one thread hands to another and does not touch meanwhile.
///
/// A caller's items need not be `Sendable`; the compiler cannot see that one thread uses them.
package struct Handed<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}

/// A value that one thread hands to another and does not touch meanwhile.
///
/// A caller's items need not be `Sendable`, for example; the compiler cannot see that only one
/// thread at a time uses them.
package struct Handed<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}

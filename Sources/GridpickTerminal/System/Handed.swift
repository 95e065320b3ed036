/// A value that one thread hands to another and does not touch meanwhile.
///
/// A caller's items, for example, need not be `Sendable`: only one thread at a time uses the items and
/// the results of the caller's closures. The compiler cannot see this when one thread waits for
/// another.
package struct Handed<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}

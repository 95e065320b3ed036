/// A value that one thread hands to another and does not touch meanwhile.
///
/// The caller's items need not be `Sendable`. Only one thread at a time uses the items and the
/// results of the caller's closures. The compiler cannot see this when one thread waits for
/// another.
struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Something handed from one thread to another, where the one that had it does not touch it meanwhile.
///
/// What callers pick from need not be `Sendable`: what they say, and what their closures bring, is used by one
/// thread at a time, and the compiler cannot see that of a thread that waits for another.
struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// True if one of a few tries takes less than a time.
///
/// What else the machine does may hold up any one of them. So it is for what is slow each time where
/// it is slow at all: a wait that should not be.
package func isOnceQuick(
  within limit: Duration, _ measured: () throws -> Duration
) rethrows -> Bool {
  for _ in 0..<8 where try measured() < limit { return true }
  return false
}

/// True if at least one of eight tries takes less than a time limit.
///
/// Other programs can delay any try, so this finds only code that is slow every time, such as a
/// needless wait.
package func isOnceQuick(
  within limit: Duration, _ measured: () throws -> Duration
) rethrows -> Bool {
  for _ in 0..<8 where try measured() < limit { return true }
  return false
}

/// Numbers for what a caller's items are known by: two names have the same only where they are equal.
///
/// Used by one thread. Names that newer rows do not have are forgotten, so that it does not grow with every
/// refresh.
final class NameMemory {
  private var numbers: [AnyHashable: UInt64] = [:]
  /// Those of the rows before.
  private var earlier: [AnyHashable: UInt64] = [:]
  private var count: UInt64 = 0

  func bytes(of name: AnyHashable) -> [UInt8] {
    let known = numbers[name] ?? earlier[name]
    if known == nil { count += 1 }
    let number = known ?? count
    numbers[name] = number
    return withUnsafeBytes(of: number) { Array($0) }
  }

  /// Newer rows come.
  func turn() {
    earlier = numbers
    numbers = [:]
  }
}

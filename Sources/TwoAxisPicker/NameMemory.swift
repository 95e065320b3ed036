/// Numbers for the names of a caller's items, for one thread; only equal names have the same one.
///
/// Names that newer rows lack are forgotten, so that the memory does not grow with every refresh.
final class NameMemory {
  private var numbers: [AnyHashable: UInt64] = [:]
  /// The numbers of the names in the rows before these.
  private var earlier: [AnyHashable: UInt64] = [:]
  private var count: UInt64 = 0

  func bytes(of name: AnyHashable) -> [UInt8] {
    let known = numbers[name] ?? earlier[name]
    if known == nil { count += 1 }
    let number = known ?? count
    numbers[name] = number
    return withUnsafeBytes(of: number) { Array($0) }
  }

  /// Forgets all names but those of the present rows, because newer rows come.
  func turn() {
    earlier = numbers
    numbers = [:]
  }
}

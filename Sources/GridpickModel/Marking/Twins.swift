/// Where things of older data are in newer data: each is known by some bytes, which occur once in both.
struct Twins {
  private struct Entry {
    var oldCount = 0
    var newCount = 0
    var new = 0
  }

  /// What data has of such things, by their numbers.
  struct Side {
    /// Calls its argument with each of them.
    let visitAll: ((Int) -> Void) -> Void
    let name: (Int) -> [UInt8]
  }

  /// What number each has in the newer data, but for those that are in doubt.
  private(set) var numbers: [Int: Int] = [:]

  init(of wanted: [Int], from old: Side, to new: Side) {
    // Names are many and long, and so only what they are hashed to is kept.
    var entries: [Int: Entry] = [:]
    for number in wanted { entries[old.hash(of: number)] = Entry() }
    old.visitAll { entries[old.hash(of: $0)]?.oldCount += 1 }
    new.visitAll { number in
      let hash = new.hash(of: number)
      entries[hash]?.newCount += 1
      entries[hash]?.new = number
    }
    for number in wanted {
      let name = old.name(number)
      guard let entry = entries[Twins.hash(of: name)], entry.oldCount == 1, entry.newCount == 1,
        new.name(entry.new) == name
      else { continue }
      numbers[number] = entry.new
    }
  }

  fileprivate static func hash(of name: [UInt8]) -> Int {
    var hasher = Hasher()
    name.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

extension Twins.Side {
  fileprivate func hash(of number: Int) -> Int { Twins.hash(of: name(number)) }
}

/// Where things of older data are in newer data: each is known by some bytes, which occur once in both.
struct Twins {
  /// What data has of such things, by their numbers.
  struct Side {
    /// What calls its argument with each of them that is in some of so many parts.
    let partCount: Int
    let visit: (Range<Int>, (Int) -> Void) -> Void
    let name: (Int) -> [UInt8]
  }

  struct Pair {
    let old: Int
    let new: Int
  }

  /// The numbers that things have in both, but for those that are in doubt.
  let pairs: [Pair]

  /// Nil where nobody wants to know any more.
  init?(of wanted: NumberRuns, from old: Side, to new: Side, _ work: PartedWork) {
    guard let before = work.named(old), let after = work.named(new) else { return nil }
    let alike: [Pair]? = work.gather(PartedWork.bucketCount) { buckets, take in
      for bucket in buckets {
        Named.forEachPair(before.flatMap { $0[bucket] }, after.flatMap { $0[bucket] }) { pair in
          if wanted.contains(pair.old) { take(pair) }
        }
      }
    }
    // In their order, in which names are found soon.
    guard let alike = alike?.sorted(by: { $0.old < $1.old }) else { return nil }
    let same: [Pair]? = work.gather(alike.count, by: PartedWork.stride) { places, take in
      for pair in alike[places] where old.name(pair.old) == new.name(pair.new) { take(pair) }
    }
    guard let same else { return nil }
    pairs = same
  }

  var newNumbers: NumberRuns { NumberRuns(pairs.map(\.new)) }
}

/// Something by its number, and what its name is hashed to: names are many and long.
private struct Named {
  let hash: Int
  let number: Int

  init(_ number: Int, of side: Twins.Side) {
    var hasher = Hasher()
    side.name(number).withUnsafeBytes { hasher.combine(bytes: $0) }
    hash = hasher.finalize()
    self.number = number
  }

  /// Calls `body` for each hash that occurs exactly once on both sides.
  static func forEachPair(_ before: [Named], _ after: [Named], _ body: (Twins.Pair) -> Void) {
    var left = before.sorted { $0.hash < $1.hash }[...]
    var rest = after.sorted { $0.hash < $1.hash }[...]
    while let first = left.first {
      let old = left.prefix { $0.hash == first.hash }
      left = left.dropFirst(old.count)
      rest = rest.drop { $0.hash < first.hash }
      let new = rest.prefix { $0.hash == first.hash }
      if old.count == 1, new.count == 1 {
        body(Twins.Pair(old: first.number, new: new[new.startIndex].number))
      }
    }
  }
}

extension PartedWork {
  /// Names are put into buckets by their hashes, and each bucket is compared by itself.
  fileprivate static let bucketCount = 256
  /// So many neighbours are read together, which lie in the same block of the file.
  fileprivate static let stride = 4_096

  fileprivate func named(_ side: Twins.Side) -> [[[Named]]]? {
    gather(side.partCount, by: Self.stride, into: Self.bucketCount) { parts, take in
      side.visit(parts) { number in
        let named = Named(number, of: side)
        take(named.hash & (Self.bucketCount - 1), named)
      }
    }
  }
}

/// The things that older and newer data share: each has a name in bytes that occurs once in both.
struct Twins {
  /// The things of one side, older or newer data, by their numbers.
  struct Side {
    /// The number of parts; `visit` calls its argument with each thing in a range of parts.
    let partCount: Int
    let visit: (Range<Int>, (Int) -> Void) -> Void
    let name: (Int) -> [UInt8]
  }

  struct Pair {
    let old: Int
    let new: Int
  }

  /// The old and the new number of each thing, without the things that are in doubt.
  let pairs: [Pair]

  /// Compares the sides, or returns nil if the work is no longer wanted.
  init?(of wanted: NumberRuns, from old: Side, to new: Side, _ work: PartedWork) {
    guard let before = work.named(old), let after = work.named(new) else { return nil }
    var alike: [Pair] = []
    Named.forEachPair(before, after) { if wanted.contains($0.old) { alike.append($0) } }
    // Sorted, because reading names in the order of the data is faster.
    let wanted = alike.sorted { $0.old < $1.old }
    let same: [Pair]? = work.gather(wanted.count, by: PartedWork.stride) { places, add in
      for pair in wanted[places] where old.name(pair.old) == new.name(pair.new) { add(pair) }
    }
    guard let same else { return nil }
    pairs = same
  }

  var newNumbers: NumberRuns { NumberRuns(pairs.map(\.new)) }
}

/// A thing by its number and the hash of its name; names are too many and too long to keep.
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
  /// This many neighbours are read together, because they lie in the same block of the file.
  fileprivate static let stride = 4_096

  fileprivate func named(_ side: Twins.Side) -> [Named]? {
    gather(side.partCount, by: Self.stride) { parts, add in
      side.visit(parts) { add(Named($0, of: side)) }
    }
  }
}

/// The quality of a match in a flat list; the lower value is the better match.
struct Rank: Equatable, Sendable {
  /// The difference from the highest possible score.
  let lack: UInt16
  /// The length of the label: of equal scores the shorter comes first; 0 keeps the list's order.
  let length: UInt16

  init(score: Int, length: Int) {
    lack = .max - UInt16(clamping: score)
    self.length = UInt16(clamping: length)
  }

  var score: Int { Int(UInt16.max - lack) }
}

/// The matches in a piece of a flat list, in order, with six bytes for each item.
struct RankedPiece: Equatable, Sendable {
  /// The first number of the piece, to which the offsets are added.
  let base: UInt32
  private let offsets: [UInt16]
  private let ranks: [Rank]

  init(from base: UInt32, upTo count: Int, _ fill: (inout Filling) -> Void) {
    self.base = base
    (offsets, ranks) = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count) { offsets in
      withUnsafeTemporaryAllocation(of: Rank.self, capacity: count) { ranks in
        var filling = Filling(base: base, offsets: offsets, ranks: ranks)
        fill(&filling)
        return (Array(offsets[..<filling.count]), Array(ranks[..<filling.count]))
      }
    }
  }

  /// A piece that is being filled with ascending numbers.
  struct Filling {
    fileprivate let base: UInt32
    fileprivate let offsets: UnsafeMutableBufferPointer<UInt16>
    fileprivate let ranks: UnsafeMutableBufferPointer<Rank>
    fileprivate var count = 0

    @inline(__always)
    mutating func append(_ number: UInt32, _ rank: Rank) {
      offsets.initializeElement(at: count, to: UInt16(truncatingIfNeeded: number - base))
      ranks.initializeElement(at: count, to: rank)
      count += 1
    }
  }

  var count: Int { offsets.count }

  func visitAll(_ body: (UInt32, Rank) -> Void) {
    for place in offsets.indices { body(base + UInt32(offsets[place]), ranks[place]) }
  }

  func withNumbers<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { numbers in
      for place in numbers.indices {
        numbers.initializeElement(at: place, to: base + UInt32(offsets[place]))
      }
      return body(UnsafeBufferPointer(numbers))
    }
  }
}

extension [RankedPiece] {
  var memberCount: Int { reduce(0) { $0 + $1.count } }

  var members: [UInt32] {
    var members: [UInt32] = []
    members.reserveCapacity(memberCount)
    for piece in self { piece.visitAll { number, _ in members.append(number) } }
    return members
  }

  /// The best first, equal ones in the list's order, by a counting sort; nil if no longer wanted.
  func rankedMembers(isWanted: () -> Bool) -> [UInt32]? {
    let count = memberCount
    return Counting.with { byLength in
      Counting.with { byLack in
        for piece in self where isWanted() {
          piece.visitAll { _, rank in
            byLength.count(rank.length)
            byLack.count(rank.lack)
          }
        }
        byLength.begin()
        byLack.begin()
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { ordered in
          withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count) { lacks in
            // Incomplete counts give no valid places.
            guard isWanted() else { return nil }
            for piece in self where isWanted() {
              piece.visitAll { number, rank in
                let place = byLength.next(rank.length)
                ordered.initializeElement(at: place, to: number)
                lacks.initializeElement(at: place, to: rank.lack)
              }
            }
            guard isWanted() else { return nil }
            return [UInt32](unsafeUninitializedCapacity: count) { ranked, initializedCount in
              for place in 0..<count {
                ranked.initializeElement(at: byLack.next(lacks[place]), to: ordered[place])
              }
              initializedCount = count
            }
          }
        }
      }
    }
  }
}

/// The tables of a counting sort: first the count of each number, then the next free place for it.
private struct Counting {
  private let places: UnsafeMutableBufferPointer<UInt32>

  /// Calls `body` with a table that exists only during the call.
  static func with<Result>(_ body: (Counting) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Int(UInt16.max) + 1) { places in
      places.initialize(repeating: 0)
      return body(Counting(places: places))
    }
  }

  @inline(__always)
  func count(_ number: UInt16) { places[Int(number)] &+= 1 }

  /// Turns the counts into places, the lowest number first.
  func begin() {
    var start: UInt32 = 0
    for number in places.indices {
      start &+= places[number]
      places[number] = start &- places[number]
    }
  }

  @inline(__always)
  func next(_ number: UInt16) -> Int {
    let place = places[Int(number)]
    places[Int(number)] = place &+ 1
    return Int(place)
  }
}

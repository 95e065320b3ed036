import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Properties of every shape, whatever it shows and however it was made.
struct ShapeLawTests {
  private static let seeds = 0..<60 as Range<UInt64>

  @Test(arguments: RandomGrids.Kind.allCases)
  func `an item is found where it is shown, and is shown at one place`(kind: RandomGrids.Kind) {
    for seed in Self.seeds {
      var random = RandomGrids(seed: seed)
      let grid = random.grid(kind)
      var seen: Set<ItemID> = []
      for place in grid.places {
        guard let id = grid.id(at: place), grid.hasItem(at: place) else {
          #expect(grid.item(at: place) == nil, "seed \(seed), \(place)")
          continue
        }
        #expect(grid.position(of: id) == place, "seed \(seed)")
        #expect(seen.insert(id).inserted, "seed \(seed), \(place)")
      }
    }
  }

  @Test func `a packed section has no item after its last`() {
    for seed in Self.seeds {
      var random = RandomGrids(seed: seed)
      let grid = random.grid(.packed)
      for section in 0..<grid.sectionCount {
        let behind = Position(section: section, index: grid.itemCount(inSection: section))
        #expect(grid.id(at: behind) == nil, "seed \(seed), \(behind)")
      }
    }
  }

  @Test(arguments: RandomGrids.Kind.allCases)
  func `an item read by its place equals the item read by its id`(kind: RandomGrids.Kind) {
    for seed in Self.seeds {
      var random = RandomGrids(seed: seed)
      let grid = random.grid(kind)
      for (id, place) in grid.shownItems {
        let label = grid.item(at: place)?.label
        #expect(label != nil, "seed \(seed), \(place)")
        #expect(grid.source.item(at: id)?.label == label, "seed \(seed), \(place)")
        #expect(grid.value(at: place) == Array((label ?? "").utf8), "seed \(seed), \(place)")
        #expect(grid.source.value(at: id) == grid.value(at: place), "seed \(seed), \(place)")
      }
    }
  }

  @Test(arguments: RandomGrids.Kind.whole)
  func `R3.6 an item keeps its id when more data is joined`(kind: RandomGrids.Kind) {
    for seed in Self.seeds {
      var random = RandomGrids(seed: seed)
      let grid = random.grid(kind)
      let more = grid.joined(with: random.grid(.recolumned))
      for (id, place) in grid.shownItems {
        #expect(more.source.item(at: id) == grid.source.item(at: id), "seed \(seed), \(place)")
        #expect(more.position(of: id) == place, "seed \(seed)")
      }
    }
  }

  @Test(arguments: RandomGrids.Kind.sectioned)
  func `R4.1 an item keeps its id when more is appended to a section`(kind: RandomGrids.Kind) {
    for seed in Self.seeds {
      var random = RandomGrids(seed: seed)
      let grid = random.grid(kind)
      guard grid.sectionCount > 0 else { continue }
      let section = random.number(0..<grid.sectionCount)
      let more = grid.refilled(section: section, with: Grid(random.list()), .appending)
      for (id, place) in grid.shownItems {
        #expect(more.source.item(at: id) == grid.source.item(at: id), "seed \(seed), \(place)")
        #expect(more.position(of: id) == place, "seed \(seed)")
      }
    }
  }

  @Test func `R3.6 an item of a list keeps its id when more data is joined`() {
    for seed in Self.seeds {
      var random = RandomGrids(seed: seed)
      let list = random.list()
      let more = Grid(list).joined(with: Grid(random.list()), in: nil).source
      for id in (0..<list.count).map(ItemID.init(row:)) {
        #expect(more.item(at: id) == list.item(at: id), "seed \(seed), \(id)")
      }
    }
  }
}

extension Grid {
  fileprivate var places: [Position] {
    (0..<sectionCount).flatMap { section in
      (0..<itemCount(inSection: section)).map { Position(section: section, index: $0) }
    }
  }

  fileprivate var shownItems: [(ItemID, Position)] {
    places.compactMap { place in
      hasItem(at: place) ? id(at: place).map { ($0, place) } : nil
    }
  }
}

import GridpickCore

/// A caller's list as find looks through it.
struct SoughtList<Item>: ItemList, CallerStore, RecordReading {
  let items: CallerItems<Item>

  var count: Int { items.columnCount }
  var mayHaveGaps: Bool { true }

  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (Visit) -> Void) -> Bool
  ) {
    items.memory.texts.read(
      numbers, areItems: true,
      asking: { $1.append(item: items.item(at: ItemID(ofList: $0), .searched)) }, body)
  }
}

struct SoughtRows<Item>: DerivedShape, DirectShape, RecordReading {
  let base: any GridShape
  let items: CallerItems<Item>

  var sectionCount: Int { items.sectionCount }
  var columnCount: Int { items.columnCount }

  func itemCount(inSection section: Int) -> Int { items.itemCount(inSection: section) }

  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (Visit) -> Void) -> Bool
  ) {
    items.memory.texts.read(
      numbers, areItems: false,
      asking: { section, piece in
        piece.append(
          title: base.sectionTitle(section, .searched),
          items: (0..<items.itemCount(inSection: section)).lazy.map {
            items.item(at: ItemID(section: section, index: $0), .searched)
          })
      }, body)
  }
}

extension CallerItems {
  var soughtData: GridData {
    switch data {
    case .list: .list(SoughtList(items: self))
    case .grid(let grid):
      .grid(Grid(shape: SoughtRows(base: grid.shape, items: self), store: grid.store))
    }
  }
}

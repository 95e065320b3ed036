import GridpickCore

extension JSONIndex {
  /// Returns the place of a section with its title, perhaps with more bytes behind it.
  func extent(ofSection section: Int, upTo end: Int) -> Range<Int> {
    let start = min(titleOffset(ofSection: section) ?? .max, start(ofSection: section))
    let next = section + 1 < sectionCount ? self.start(ofSection: section + 1) : end
    return start..<max(start, next)
  }
}

extension JSONItems {
  /// Calls `visit` with the texts of the item at `index`; returns false if `visit` does.
  fileprivate func visitTexts(
    _ id: ItemID, index: Int, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ visit: RecordReading.Visit
  ) -> Bool {
    switch bytes.plainText(at: offset) {
    case .nothing: true
    case .text(let text): visit(index, text, nil)
    case .other: item(at: id, .searched)?.visitTexts(at: index, visit) ?? true
    }
  }
}

extension JSONItemList: RecordReading {
  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (Visit) -> Void) -> Bool
  ) {
    source.withBytes { bytes in
      for number in numbers {
        let item = Int(number)
        let offset = index.offset(ofItem: item)
        let record: RawRecord
        if case .text(let text) = bytes.plainText(at: offset) {
          record = .label(text)
        } else {
          let next = item + 1 < count ? index.offset(ofItem: item + 1) : bytes.count
          record = bytes.rawRecord(in: offset..<max(offset, next))
        }
        let goesOn = body(record) {
          _ = visitTexts(ItemID(ofList: item), index: 0, at: offset, in: bytes, $0)
        }
        guard goesOn else { return }
      }
    }
  }
}

extension JSONSections: RecordReading {
  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (Visit) -> Void) -> Bool
  ) {
    source.withBytes { bytes in
      for number in numbers {
        let section = Int(number)
        let extent = index.extent(ofSection: section, upTo: bytes.count)
        let raw = bytes.rawRecord(in: extent)
        guard body(raw, { readCells(ofSection: section, in: bytes, $0) }) else { return }
      }
    }
  }

  private func readCells(
    ofSection section: Int, in bytes: UnsafeBufferPointer<UInt8>, _ visit: Visit
  ) {
    if var title = sectionTitle(section, .searched) {
      guard title.withUTF8({ visit(nil, $0, nil) }) else { return }
    }
    let items = index.items(ofSection: section)
    for item in items {
      let id = ItemID(section: section, index: item - items.lowerBound)
      let offset = index.offset(ofItem: item)
      guard visitTexts(id, index: id.index, at: offset, in: bytes, visit) else { return }
    }
  }
}

extension JSONRecords: RecordReading {
  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (Visit) -> Void) -> Bool
  ) {
    source.withBytes { bytes in
      for number in numbers {
        let section = Int(number)
        let extent = index.extent(ofSection: section, upTo: bytes.count)
        let raw = bytes.rawRecord(in: extent, countsElements: columns.flattens)
        guard body(raw, { readCells(ofRecord: section, in: bytes, $0) }) else { return }
      }
    }
  }

  private func readCells(
    ofRecord record: Int, in bytes: UnsafeBufferPointer<UInt8>, _ visit: Visit
  ) {
    if var title = sectionTitle(record, .searched) {
      guard title.withUTF8({ visit(nil, $0, nil) }) else { return }
    }
    for item in index.items(ofSection: record) {
      let column = index.column(ofItem: item)
      guard let place = columns.place(of: column) else { continue }
      switch bytes.plainText(at: index.offset(ofItem: item)) {
      case .nothing: continue
      case .text(let text): guard visit(place, text, nil) else { return }
      case .other:
        let other = self.item(at: ItemID(section: record, index: column), .searched)
        guard other?.visitTexts(at: place, visit) ?? true else { return }
      }
    }
  }
}

extension NDJSONGrid: RecordReading {
  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (Visit) -> Void) -> Bool
  ) {
    let whole = Grid(self)
    source.withBytes { bytes in
      for number in numbers {
        let line = Int(number)
        let start = index.start(ofLine: line)
        let end = line + 1 < index.count ? index.start(ofLine: line + 1) : bytes.count
        let extent = start..<max(start, end)
        let raw = bytes.rawRecord(in: extent, countsElements: columns.flattens)
        guard body(raw, { whole.readItems(ofSection: line, $0) }) else { return }
      }
    }
  }
}

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
  fileprivate func visitTexts(
    _ id: ItemID, index: Int, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ visit: RecordVisit
  ) -> Bool {
    switch bytes.plainText(at: offset) {
    case .nothing: true
    case .text(let text): visit(index, text, nil)
    case .other: item(at: id, .searched)?.visitTexts(at: index, visit) ?? true
    }
  }
}

extension JSONItemList {
  var readsRecordsFast: Bool { true }

  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
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

extension JSONSections {
  var readsRecordsFast: Bool { true }

  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
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
    ofSection section: Int, in bytes: UnsafeBufferPointer<UInt8>, _ visit: RecordVisit
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

extension JSONRecords {
  var readsRecordsFast: Bool { true }

  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) {
    var cutter = cutter
    source.withBytes { bytes in
      for number in numbers {
        let section = Int(number)
        let extent = index.extent(ofSection: section, upTo: bytes.count)
        // The fields of an object around the record stand elsewhere.
        let raw =
          cutter.innerList == nil
          ? bytes.rawRecord(in: extent, countsElements: columns.flattens) : .hidden
        let goesOn = body(raw) { visit in
          guard index.kind(ofSection: section) == .record else {
            return Grid(self).readItems(ofSection: section, visit)
          }
          cut(section, by: &cutter, in: bytes)
          readCells(ofRecord: section, fields: cutter.columns, at: cutter.items, in: bytes, visit)
        }
        guard goesOn else { return }
      }
    }
  }

  private func readCells(
    ofRecord record: Int, fields: [Int], at items: [Range<Int>],
    in bytes: UnsafeBufferPointer<UInt8>, _ visit: RecordVisit
  ) {
    func value(_ number: Int) -> JSONValue {
      JSONValue(bytes, at: items[number].lowerBound, knowing: longValues)
    }
    func visitValue(_ number: Int, at place: Int) -> Bool {
      switch bytes.plainText(at: items[number].lowerBound) {
      case .nothing: return true
      case .text(let text): return visit(place, text, nil)
      case .other:
        return text(of: value(number), .searched).map { GridItem($0) }?.visitTexts(at: place, visit)
          ?? true
      }
    }
    if titlesByKeys, var title = sectionTitle(record, .searched) {
      guard title.withUTF8({ visit(nil, $0, nil) }) else { return }
    }
    // The value that titles the record comes first, wherever it is written.
    let titleColumn = titleColumn.map(columns.column)
    let title = titleColumn.flatMap { $0 == fields.first ? 0 : fields.firstIndex(of: $0) }
    if let title, !visitValue(title, at: 0) { return }
    for number in fields.indices where number != title {
      guard let place = columns.place(of: fields[number]) else { continue }
      guard visitValue(number, at: place) else { return }
    }
  }
}

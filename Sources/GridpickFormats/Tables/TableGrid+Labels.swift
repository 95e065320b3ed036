import GridpickCore

extension TableGrid {
  func readLabels(
    ofColumn field: Int, inSections sections: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    source.withBytes { bytes in
      for section in sections {
        let record = index.range(of: section + headerCount, in: bytes)
        // A line below the table makes no column wider.
        let isBelow = section + headerCount >= end
        let fields = isBelow ? [] : splitter.fields(of: record, in: bytes, upTo: field + 1)
        guard field < fields.count else {
          body(UnsafeBufferPointer(rebasing: bytes[..<0]))
          continue
        }
        var place = fields[field]
        if place.last.map({ bytes[$0] }) == UInt8(ascii: "\r") { place.removeLast() }
        splitter.withContent(of: place, in: bytes, .seen, body)
      }
    }
  }
}

extension TableGrid {
  func readWholeRecords<Failure: Error>(
    of sections: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try source.withBytes { (bytes) throws(Failure) in
      try index.readRecords(sections, plus: headerCount, in: bytes, body)
    }
    return true
  }

  var readsRecordsFast: Bool { true }

  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) {
    source.withBytes { bytes in
      index.forEachRange(of: numbers, plus: headerCount, in: bytes) { number, record in
        let text = UnsafeBufferPointer(rebasing: bytes[record])
        return body(.text(text)) { visit in
          if Int(number) + headerCount < end {
            readCells(of: record, in: bytes, visit)
          } else {
            _ = visit(0, text, nil)
          }
        }
      }
    }
  }

  private func readCells(
    of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ visit: RecordVisit
  ) {
    var number = 0
    splitter.forEachField(of: record, in: bytes) { field in
      var field = field
      if field.upperBound == record.upperBound, let last = field.last,
        bytes[last] == UInt8(ascii: "\r")
      {
        field.removeLast()
      }
      var goesOn = true
      splitter.withContent(of: field, in: bytes, .searched) {
        // A field of no bytes is an empty place (rule P11).
        goesOn = $0.isEmpty || visit(number, $0, nil)
      }
      number += 1
      return goesOn
    }
  }
}

extension TableGrid {
  private static let sampledRecords = 100
  private static let mostFrozen = 3

  /// In a recognised table, the columns up to the first that tells all sampled records apart, if
  /// that is one of the first three; else the first column (rule P12).
  var frozenCount: Int {
    guard recordsAreLines else { return 1 }
    let sample = 0..<min(Self.sampledRecords, sectionCount)
    let telling = (0..<min(Self.mostFrozen, columnCount)).first { column in
      var labels: Set<[UInt8]> = []
      readLabels(ofColumn: column, inSections: sample) { labels.insert(Array($0)) }
      return labels.count == sample.count
    }
    return (telling ?? 0) + 1
  }
}

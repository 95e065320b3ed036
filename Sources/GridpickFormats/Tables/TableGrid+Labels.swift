import GridpickCore

extension TableGrid: ColumnReading {
  func readLabels(
    ofColumn column: Int?, inSections sections: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let field = column.map { $0 + titleFieldCount } ?? 0
    let index = index.alone
    source.withBytes { bytes in
      for section in sections {
        let record = index.range(of: section + headerCount, in: bytes)
        let fields = splitter.fields(of: record, in: bytes, upTo: field + 1)
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

extension TableGrid: RecordReading {
  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (Visit) -> Void) -> Bool
  ) {
    source.withBytes { bytes in
      index.forEachRange(of: numbers, plus: headerCount, in: bytes) { record in
        body(.text(UnsafeBufferPointer(rebasing: bytes[record]))) { visit in
          readCells(of: record, in: bytes, visit)
        }
      }
    }
  }

  private func readCells(
    of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ visit: Visit
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
        goesOn = visit(number < titleFieldCount ? nil : number - titleFieldCount, $0, nil)
      }
      number += 1
      return goesOn
    }
  }
}

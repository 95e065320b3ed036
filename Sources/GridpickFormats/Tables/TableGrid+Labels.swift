import GridpickModel

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
        splitter.withContent(of: place.prefix(TextExtent.seenByteCount), in: bytes, body)
      }
    }
  }
}

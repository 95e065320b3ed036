import GridpickModel

/// The lines of a text, cut out when asked.
struct LineList: ItemList, OwnItems, ColumnReading {
  let source: SourceText
  let index: RecordIndex

  var count: Int { index.recordCount }

  /// The value keeps a trailing carriage return, which belongs to the bytes; the label drops it.
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    source.withBytes { bytes in
      var line = bytes[index.range(of: id.index, in: bytes)]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return GridItem(extent.text(of: UnsafeBufferPointer(rebasing: line)))
    }
  }

  func readLabels(
    ofColumn column: Int?, inSections sections: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let index = index.alone
    source.withBytes { bytes in
      for line in sections {
        var line = bytes[index.range(of: line, in: bytes)]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        body(UnsafeBufferPointer(rebasing: line.prefix(TextExtent.seenByteCount)))
      }
    }
  }

  func hasItem(at id: ItemID) -> Bool { true }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    source.withBytes { bytes in
      Array(bytes[index.range(of: id.index, in: bytes)].prefix(count))
    }
  }
}

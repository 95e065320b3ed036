import GridpickCore

/// The lines of a text, each cut out when it is asked for.
struct LineList: ItemList, OwnItems, ColumnReading, RecordReading, LabelReading {
  let source: SourceText
  let index: RecordIndex

  var count: Int { index.recordCount }

  /// Returns the item of a line.
  ///
  /// The value keeps a trailing carriage return, which belongs to the bytes; the label drops it.
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    source.withBytes { bytes in
      var line = bytes[index.range(of: id.index, in: bytes)]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      var item = GridItem(extent.text(of: UnsafeBufferPointer(rebasing: line)))
      if source.colors != nil {
        item.labelStyles = source.styles(ofBytes: line.indices, shownAs: item.label) {
          Array($1[$0])
        }
      }
      return item
    }
  }

  func readLabels(
    ofColumn column: Int, inSections sections: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let index = index.alone
    source.withBytes { bytes in
      for line in sections {
        body(Self.label(index.range(of: line, in: bytes), in: bytes, .seen))
      }
    }
  }

  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (Visit) -> Void) -> Bool
  ) {
    readLabels(of: numbers, passing: nil) { _, label in
      body(.label(label)) { visit in _ = visit(0, label, nil) }
    }
  }

  func readLabels(
    of numbers: UnsafeBufferPointer<UInt32>, passing scan: RunScan?,
    _ body: (UInt32, UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    source.withBytes { bytes in
      func read(_ number: UInt32, _ range: Range<Int>) -> Bool {
        body(number, Self.label(range, in: bytes, .searched))
      }
      if let scan, index.forEachPassing(scan, among: numbers, in: bytes, read) { return }
      index.forEachRange(of: numbers, plus: 0, in: bytes, read)
    }
  }

  /// Returns the label of a line, without a trailing carriage return and cut to `extent`.
  private static func label(
    _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ extent: TextExtent
  ) -> UnsafeBufferPointer<UInt8> {
    var line = range
    if let last = line.last, bytes[last] == UInt8(ascii: "\r") { line.removeLast() }
    return UnsafeBufferPointer(rebasing: bytes[line.prefix(extent.byteCount)])
  }

  func hasItem(at id: ItemID) -> Bool { true }
  var recordsAreLines: Bool { true }
  var mayHaveGaps: Bool { false }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    source.withBytes { bytes in
      Array(bytes[index.range(of: id.index, in: bytes)].prefix(count))
    }
  }
}

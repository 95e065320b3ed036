import GridpickCore

/// The lines of a text, each cut out on demand.
struct LineList: Source {
  let source: SourceText
  let index: RecordIndex
  /// The words of a line that are shown, and those that are searched; nil for all.
  var shownWords: FieldPlaces?
  var searchedWords: FieldPlaces?
  var headerCount = 0

  var rowKind: RowKind { .item }
  var mayHaveGaps: Bool { false }
  var sectionCount: Int { max(0, index.recordCount - headerCount) }
  var columnCount: Int { min(1, sectionCount) }
  func itemCount(inSection section: Int) -> Int { 1 }

  /// The label drops a trailing carriage return; the value keeps it, as all bytes of the line.
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    source.withBytes { bytes in
      let places = extent == .searched ? searchedWords ?? shownWords : shownWords
      return read(index.range(of: id.section + headerCount, in: bytes), in: bytes, places) {
        var item = GridItem(extent.text(of: $0))
        if source.colors != nil, let line = $1 {
          item.labelStyles = source.styles(ofBytes: line, shownAs: item.label)
        }
        return item
      }
    }
  }

  func readLabels(
    ofColumn column: Int, inSections sections: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    source.withBytes { bytes in
      for line in sections {
        read(index.range(of: line + headerCount, in: bytes), in: bytes, shownWords) { label, _ in
          body(UnsafeBufferPointer(rebasing: label.prefix(TextExtent.seen.byteCount)))
        }
      }
    }
  }

  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) {
    source.withBytes { bytes in
      index.forEachRange(of: numbers, plus: headerCount, in: bytes) { _, line in
        read(line, in: bytes, searchedWords ?? shownWords) { text, _ in
          let label = UnsafeBufferPointer(rebasing: text.prefix(TextExtent.searched.byteCount))
          return body(.label(label)) { visit in _ = visit(0, label, nil) }
        }
      }
    }
  }

  /// Calls `body` with the chosen words of a line, or with the line without a trailing return.
  ///
  /// Words side by side are passed as written, with their place; others are joined by spaces.
  private func read<Result>(
    _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ places: FieldPlaces?,
    _ body: (UnsafeBufferPointer<UInt8>, Range<Int>?) -> Result
  ) -> Result {
    let line = bytes.withoutReturn(range)
    guard let places else { return body(UnsafeBufferPointer(rebasing: bytes[line]), line) }
    let words = bytes[line].split(whereSeparator: \.isFieldBlank).map(\.indices)
    let chosen = places.indices(among: words.count)
    guard let (first, last) = FieldPlaces.ends(ofRun: chosen) else {
      return Array(chosen.map { bytes[words[$0]] }.joined(separator: " ".utf8))
        .withUnsafeBufferPointer { body($0, nil) }
    }
    let piece = words[first].lowerBound..<words[last].upperBound
    return body(UnsafeBufferPointer(rebasing: bytes[piece]), piece)
  }

  func hasItem(at id: ItemID) -> Bool { true }
  var recordsAreLines: Bool { true }
  var recordsAreAtHand: Bool { true }

  func value(at id: ItemID) -> [UInt8] {
    beginning(ofValueAt: id, count: .max)
  }

  func beginning(ofValueAt id: ItemID, count: Int) -> [UInt8] {
    source.withBytes { bytes in
      Array(bytes[index.range(of: id.section + headerCount, in: bytes)].prefix(count))
    }
  }
}

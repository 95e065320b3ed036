/// Reads all shown texts of records faster than item by item; several threads may read at once.
package protocol RecordReading {
  /// True goes on to the next cell; the title comes first, without index or as a column's item.
  typealias Visit = (Int?, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>?) -> Bool

  /// The numbers rise; stops when `body`, which may visit the texts, returns false.
  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (Visit) -> Void) -> Bool)
}

/// The bytes of a section, or of an item of a flat list, as they lie in the input.
package enum RawRecord {
  /// The record is nothing but the label of its only item.
  case label(UnsafeBufferPointer<UInt8>)
  /// The bytes contain each shown text in order, perhaps with other bytes in between.
  case text(UnsafeBufferPointer<UInt8>)
  /// The record is written in a form that differs from what is shown.
  case hidden
}

extension Grid {
  package func readItems(ofSection section: Int, _ visit: RecordReading.Visit) {
    if shape.titleColumn == nil, var title = sectionTitle(section, .searched) {
      guard title.withUTF8({ visit(nil, $0, nil) }) else { return }
    }
    for index in 0..<itemCount(inSection: section) {
      guard let id = id(at: Position(section: section, index: index)),
        let item = store.item(at: id, .searched)
      else { continue }
      guard item.visitTexts(at: index, visit) else { return }
    }
  }
}

extension GridItem {
  package func visitTexts(at index: Int, _ visit: RecordReading.Visit) -> Bool {
    var label = label
    return label.withUTF8 { label in
      guard var detail else { return visit(index, label, nil) }
      return detail.withUTF8 { visit(index, label, $0) }
    }
  }
}

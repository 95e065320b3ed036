/// Data that reads all shown texts of its records faster than item by item.
///
/// Several threads may read at the same time.
package protocol RecordReading {
  /// Takes the index, label and detail of a cell, and returns true to go on to the next cell.
  ///
  /// The title of the section comes first: with the index nil, or as the item of a column.
  typealias Visit = (Int?, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>?) -> Bool

  /// Calls `body` with each of these sections, whose numbers rise, until `body` returns false.
  ///
  /// The second argument of `body` is a function that visits the title and the cells of the
  /// section. In a flat list, items take the place of sections.
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
  /// Visits the title and the items of a section one by one.
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

/// Data that goes through all that is shown of it faster than by one item at a time, and at the same time as
/// others that do.
package protocol RecordReading {
  /// What is told of a cell: its index, or nil for the section's title, which comes first; its label, and
  /// its detail. The answer is whether to go on.
  typealias Visit = (Int?, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>?) -> Bool

  /// Calls `body` with each of these sections in turn, whose numbers rise, and with what goes through its
  /// title and its cells for who wants to know them, while it says so.
  ///
  /// Of a flat list the items take the place of sections.
  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (Visit) -> Void) -> Bool)
}

/// A section, or an item of a flat list, as it lies in the input.
package enum RawRecord {
  /// All that there is of it is the label of its only item.
  case label(UnsafeBufferPointer<UInt8>)
  /// Each text that it shows is made of these bytes, in their order, with some left out.
  case text(UnsafeBufferPointer<UInt8>)
  /// It is written otherwise than it is shown.
  case hidden
}

extension Grid {
  /// Goes through a section's title and items one by one.
  package func readItems(ofSection section: Int, _ visit: RecordReading.Visit) {
    if var title = sectionTitle(section, .searched) {
      guard title.withUTF8({ visit(nil, $0, nil) }) else { return }
    }
    for index in 0..<itemCount(inSection: section) {
      guard let id = id(at: Position(section: section, index: index)),
        let item = store.item(at: id, .searched)
      else { continue }
      guard item.read(at: index, visit) else { return }
    }
  }
}

extension GridItem {
  package func read(at index: Int, _ visit: RecordReading.Visit) -> Bool {
    var label = label
    return label.withUTF8 { label in
      guard var detail else { return visit(index, label, nil) }
      return detail.withUTF8 { visit(index, label, $0) }
    }
  }
}

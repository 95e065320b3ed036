/// Data that reads the labels of a whole column faster than item by item.
///
/// Several threads may read at the same time.
package protocol ColumnReading {
  /// Calls `body` with the label of each section in turn; the label is empty if there is none.
  ///
  /// In a flat list, items replace sections, and the column is 0.
  func readLabels(
    ofColumn column: Int, inSections sections: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void)
}

/// Reads a whole column's labels faster than item by item; several threads may read at once.
package protocol ColumnReading {
  /// Empty if there is no label; in a flat list, items replace sections, and the column is 0.
  func readLabels(
    ofColumn column: Int, inSections sections: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void)
}

/// Data that goes through what a column shows faster than by one item at a time, and at the same time as
/// others that do.
package protocol ColumnReading {
  /// Calls `body` with the label of each section in turn, without bytes where there is none; nil is the
  /// column that titles the sections.
  ///
  /// Of a flat list the items take the place of sections.
  func readLabels(
    ofColumn column: Int?, inSections sections: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void)
}

/// The bytes of a section, or of an item of a flat list, as they lie in the input.
package enum RawRecord {
  /// The record is nothing but the label of its only item.
  case label(UnsafeBufferPointer<UInt8>)
  /// The bytes contain each shown text in order, perhaps with other bytes in between.
  case text(UnsafeBufferPointer<UInt8>)
  /// The record is written in a form that differs from what is shown.
  case hidden
}

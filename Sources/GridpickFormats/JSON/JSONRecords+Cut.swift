extension JSONRecords {
  func cut(
    _ record: Int, by cutter: inout JSONRecordReader, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    cutter.cut(
      at: index.start(ofSection: record), within: index.titleOffset(ofSection: record), in: bytes,
      knowing: longValues)
  }

  /// Returns the record with the place of the value of each column; empty without a value.
  func cut(_ record: Int, in bytes: UnsafeBufferPointer<UInt8>) -> FieldCache.Record {
    var cutter = cutter
    cut(record, by: &cutter, in: bytes)
    var places = [Range<Int>](repeating: 0..<0, count: (cutter.columns.max() ?? -1) + 1)
    for (column, place) in zip(cutter.columns, cutter.items) { places[column] = place }
    return FieldCache.Record(number: record, range: 0..<0, fields: places)
  }
}

import GridpickCore

extension TableGrid: FilledSections {
  /// True if every section has an item; in a table recognised among lines, if no line is empty.
  var allSectionsHaveItems: Bool {
    picksRecords && titleFieldCount == 0 && source.withBytes { !index.hasEmptyLine(in: $0) }
  }
}

extension RecordIndex {
  /// Returns true if a line has no bytes.
  fileprivate func hasEmptyLine(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let newline = UInt8(ascii: "\n")
    var offset = counter.start
    var begins: UInt64 = 1
    while offset < extent {
      let end = min(offset + 64, extent)
      let word =
        end - offset == 64
        ? ByteWord(bytes, from: offset) : ByteWord(bytes, from: offset, upTo: end)
      let ends = word.mask(of: newline)
      if ends & (ends &<< 1 | begins) != 0 { return true }
      begins = ends &>> 63
      offset = end
    }
    return false
  }
}

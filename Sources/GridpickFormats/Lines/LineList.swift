import GridpickModel

/// The lines of a text, cut out when asked.
struct LineList: ItemList {
  let source: SourceText
  let index: RecordIndex
  var extent = TextExtent.seen

  var count: Int { index.recordCount }

  /// The value keeps a trailing carriage return, which belongs to the bytes; the label drops it.
  func item(at index: Int) -> GridItem? {
    source.withBytes { bytes in
      var line = bytes[self.index.range(of: index, in: bytes)]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return GridItem(extent.text(of: UnsafeBufferPointer(rebasing: line)))
    }
  }

  func value(at index: Int) -> [UInt8] {
    beginning(ofValueAt: index, count: .max)
  }

  func beginning(ofValueAt index: Int, count: Int) -> [UInt8] {
    source.withBytes { bytes in
      Array(bytes[self.index.range(of: index, in: bytes)].prefix(count))
    }
  }

  var unabridged: any ItemList {
    var list = self
    list.extent = .whole
    return list
  }
}

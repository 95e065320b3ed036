import GridModel

/// Newline-separated records: a flat list, an item a line.
package enum LinesReader {
  package static func reading() -> Reading {
    let findings = Findings(LineList(source: SourceText([]), ends: []))
    return Reading { feed in
      while feed.waitForMore() {}
      let source = feed.source
      findings.update { $0 = LineList(source: source, ends: ends(of: source)) }
      feed.announce()
    } document: {
      let list = findings.current
      return ReadDocument(.list(list), extent: list.source.count)
    }
  }

  /// Where each line ends; a last line needs no newline to count.
  private static func ends(of source: SourceText) -> [Int] {
    source.withBytes { bytes in
      var ends: [Int] = []
      for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
        ends.append(offset)
      }
      if let last = bytes.last, last != UInt8(ascii: "\n") { ends.append(bytes.count) }
      return ends
    }
  }
}

/// The lines of a text, cut out when asked.
private struct LineList: ItemList {
  let source: SourceText
  let ends: [Int]

  var count: Int { ends.count }

  /// The value keeps a trailing carriage return, which belongs to the bytes; the label drops it.
  func item(at index: Int) -> GridItem? {
    source.withBytes { bytes in
      var line = bytes[range(at: index)]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return GridItem(String(decoding: line, as: UTF8.self))
    }
  }

  func value(at index: Int) -> [UInt8] {
    source.withBytes { Array($0[range(at: index)]) }
  }

  private func range(at index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1] + 1)..<ends[index]
  }
}

extension InputFormat {
  static let lines = InputFormat(
    name: .lines, extensions: [], summary: "an item a line"
  ) { _ in LinesReader.reading() }
}

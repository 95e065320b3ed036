import GridpickCore
import GridpickFormats
import GridpickTestSupport

/// A table as records of fields, byte for byte.
struct PlainTable: Equatable {
  var records: [[[UInt8]]] = []

  /// A record that lacks its last fields has empty ones (rule P11).
  init(_ records: [[[UInt8]]]) {
    let longest = records.map(\.count).max() ?? 0
    self.records = records.map { $0 + Array(repeating: [], count: longest - $0.count) }
  }

  init(_ text: [[String]]) {
    self.init(text.map { $0.map { Array($0.utf8) } })
  }

  init(_ data: Grid) {
    if let list = data.list {
      records = [(0..<list.sectionCount).map { list.value(at: ItemID(row: $0)) }]
    } else {
      records = (0..<data.sectionCount).map { section in
        (0..<data.itemCount(inSection: section)).map { index in
          data.value(at: Position(section: section, index: index))
        }
      }
    }
  }
}

extension PlainTable {
  /// The number of fields of the longest record.
  var columnCount: Int { records.map(\.count).max() ?? 0 }
}

extension PlainTable {
  /// Reads byte by byte, by the rules and nothing else: RFC 4180, lenient as Python's csv is.
  init(bytewise bytes: [UInt8], separator: UInt8, isQuoted: Bool, hasEnded: Bool = true) {
    var reader = BytewiseReader(separator: separator, isQuoted: isQuoted)
    for offset in bytes.indices {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : nil
      reader.read(bytes[offset], next: next)
    }
    if hasEnded && !reader.isAtLineStart { reader.endRecord() }
    self.init(reader.records)
  }
}

private struct BytewiseReader {
  enum State {
    case start, unquoted, quoted, closed
  }

  let separator: UInt8
  let isQuoted: Bool
  var records: [[[UInt8]]] = []
  var isAtLineStart = true
  private var record: [[UInt8]] = []
  private var field: [UInt8] = []
  private var state = State.start

  init(separator: UInt8, isQuoted: Bool) {
    self.separator = separator
    self.isQuoted = isQuoted
  }

  mutating func read(_ byte: UInt8, next: UInt8?) {
    if state == .quoted {
      if byte == UInt8(ascii: "\"") { state = .closed } else { field.append(byte) }
      return
    }
    switch byte {
    case UInt8(ascii: "\n"):
      if isAtLineStart { field = [] } else { endRecord() }
      return
    case UInt8(ascii: "\r") where next == UInt8(ascii: "\n"): return
    case separator:
      record.append(field)
      field = []
      state = .start
    case UInt8(ascii: "\"") where isQuoted && state == .start: state = .quoted
    case UInt8(ascii: "\"") where isQuoted && state == .closed:
      field.append(byte)
      state = .quoted
    default:
      field.append(byte)
      state = .unquoted
    }
    isAtLineStart = false
  }

  mutating func endRecord() {
    records.append(record + [field])
    record = []
    field = []
    state = .start
    isAtLineStart = true
  }
}

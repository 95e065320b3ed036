/// A reader that reads one record at a time and numbers the columns of its values.
///
/// Members of a nested object get their own columns; a scalar, array or empty object is one value.
/// A class, so that its keys can be looked at while it waits for bytes.
final class JSONRecordReader {
  struct Field {
    var key: Int
    var place: Range<Int>
  }

  // Unchecked: exclusivity checks take a seventh of the time, and neither calls its reader.
  @exclusivity(unchecked) var keys: JSONKeys
  @exclusivity(unchecked) private(set) var fields: [Field] = []
  private let flattens: Bool

  init(_ keys: JSONKeys = JSONKeys(), flattens: Bool) {
    self.keys = keys
    self.flattens = flattens
  }

  /// Reads the current object's values into `fields`.
  func read(at scanner: inout JSONScanner) throws(JSONRefusal) {
    fields.removeAll(keepingCapacity: true)
    guard let closing = scanner.enter() else { return }
    try readMembers(below: JSONKeys.root, depth: 0, before: closing, at: &scanner)
  }

  private func readMembers(
    below parent: Int, depth: Int, before closing: UInt8, at scanner: inout JSONScanner
  ) throws(JSONRefusal) {
    var previous: Int?
    repeat {
      let place = try scanner.skipKey()
      let key = keys.number(of: place, below: parent, after: previous, in: scanner.bytes)
      previous = key
      let start = scanner.offset
      if scanner.current == .openBrace, flattens, keys.splits(key, at: start, depth: depth) {
        if let closing = scanner.enter() {
          try readMembers(below: key, depth: depth + 1, before: closing, at: &scanner)
          continue
        }
      } else {
        try scanner.skipValue()
      }
      fields.append(Field(key: key, place: start..<scanner.offset))
    } while try scanner.advance(before: closing)
  }
}

extension JSONRecordReader {
  /// Reads a record, an array of items or an item; returns the number of items, nil for a record.
  func readSection(at scanner: inout JSONScanner) throws(JSONRefusal) -> Int? {
    switch scanner.current {
    case .openBrace:
      try read(at: &scanner)
      return nil
    case .openBracket: return try scanner.skipItems()
    default:
      try scanner.skipItem()
      return 1
    }
  }
}

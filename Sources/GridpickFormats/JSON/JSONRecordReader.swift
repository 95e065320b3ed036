/// A reader that reads one record at a time and numbers the columns of its values.
///
/// Members of a nested object get their own columns; a scalar, array or empty object is one value.
struct JSONRecordReader {
  struct Field {
    var key: Int
    var place: Range<Int>
  }

  private let owner: JSONKeyOwner
  private let flattens: Bool
  /// The path from an outer object to its list of records; nil if records have no outer object.
  let innerList: MemberPath?
  private(set) var fields: [Field] = []
  /// The fields of the outer object, read once for all its inner records.
  private var outer: (start: Int, fields: [Field])?

  init(_ owner: JSONKeyOwner, flattens: Bool, in innerList: MemberPath?) {
    self.owner = owner
    self.flattens = flattens
    self.innerList = innerList
  }

  /// Reads the current object's values into `fields`, and adds those of the object around it.
  mutating func read(
    at scanner: inout JSONScanner, within object: Int? = nil
  ) throws(JSONRefusal) {
    if let object, let innerList, outer?.start != object {
      var around = scanner
      around.offset = object
      try readFields(at: &around)
      let list = scanner.value(at: object).member(at: innerList)?.start
      outer = (object, fields.filter { $0.place.lowerBound != list })
    }
    try readFields(at: &scanner)
    guard object != nil, let outer else { return }
    let own = Set(fields.map { owner.keys.outermost(above: $0.key) })
    fields += outer.fields.filter { !own.contains(owner.keys.outermost(above: $0.key)) }
  }

  private mutating func readFields(at scanner: inout JSONScanner) throws(JSONRefusal) {
    fields.removeAll(keepingCapacity: true)
    guard let closing = scanner.enter() else { return }
    try readMembers(below: JSONKeys.root, depth: 0, before: closing, at: &scanner)
  }

  private mutating func readMembers(
    below parent: Int, depth: Int, before closing: UInt8, at scanner: inout JSONScanner
  ) throws(JSONRefusal) {
    var previous: Int?
    repeat {
      let place = try scanner.skipKey()
      let key = owner.keys.number(of: place, below: parent, after: previous, in: scanner.bytes)
      previous = key
      let start = scanner.offset
      if scanner.current == .openBrace, flattens, owner.keys.splits(key, at: start, depth: depth) {
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
  mutating func readSection(at scanner: inout JSONScanner) throws(JSONRefusal) -> Int? {
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

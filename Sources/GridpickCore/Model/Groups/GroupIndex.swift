/// The records of each group, and the group of each record, stored as numbers only.
struct GroupIndex: Sendable {
  /// All records, sorted by group, then by number.
  private let records: [UInt32]
  private let groups: [UInt32]
  let ends: Ends
  let longest: Int

  var recordCount: Int { records.count }
  var groupCount: Int { ends.count }

  func record(_ index: Int, ofGroup group: Int) -> Int {
    Int(records[ends.start(ofPart: group) + index])
  }

  func group(ofRecord record: Int) -> Int { Int(groups[record]) }

  func place(ofRecord record: Int) -> (group: Int, index: Int) {
    let group = group(ofRecord: record)
    let start = ends.start(ofPart: group)
    let place = (start..<start + ends.count(ofPart: group))
      .partitionPoint { records[$0] < record }
    return (group, place - start)
  }

  /// Returns all records in the order of their groups, and in the given order within each group.
  func grouped(_ order: (Int) -> Int) -> [UInt32] { Self.grouped(groups, ends, order) }

  private static func grouped(
    _ groups: [UInt32], _ ends: Ends, _ order: (Int) -> Int
  ) -> [UInt32] {
    var places = (0..<ends.count).map { ends.start(ofPart: $0) }
    var grouped = [UInt32](repeating: 0, count: groups.count)
    for place in groups.indices {
      let record = order(place)
      let group = Int(groups[record])
      grouped[places[group]] = UInt32(record)
      places[group] += 1
    }
    return grouped
  }
}

extension GroupIndex {
  /// Groups are numbered as they are first seen, so that numbers stay while more records come.
  init(of table: Grid, by columns: [Int]) {
    var groups = Self.numbers(of: table, inColumn: columns[0])
    for column in columns.dropFirst() {
      Self.pair(&groups, with: Self.numbers(of: table, inColumn: column))
    }
    var counts = [Int](repeating: 0, count: groups.max().map { Int($0) + 1 } ?? 0)
    for group in groups { counts[Int(group)] += 1 }
    self.init(groups, counts: counts)
  }

  private init(_ groups: [UInt32], counts: [Int]) {
    self.groups = groups
    ends = Ends(of: counts)
    longest = counts.max() ?? 0
    records = Self.grouped(groups, ends) { $0 }
  }

  private static func numbers(of table: Grid, inColumn column: Int) -> [UInt32] {
    // 32-bit numbers suffice for the records of an input of at least 16 GB.
    let count = min(table.sectionCount, Int(UInt32.max))
    var texts = NumberedTexts()
    var numbers: [UInt32] = []
    numbers.reserveCapacity(count)
    SortedLabels(of: .grid(table), by: .column(column)).read(0..<count) {
      numbers.append(number(of: $0, among: &texts))
    }
    return numbers
  }

  /// Returns the number of a text as it is shown: in UTF-8, and with a word for an empty one.
  private static func number(
    of bytes: UnsafeBufferPointer<UInt8>, among texts: inout NumberedTexts
  ) -> UInt32 {
    if !bytes.isEmpty, bytes.allSatisfy({ $0 < 0x80 }) { return texts.number(of: bytes) }
    var shown = bytes.isEmpty ? GroupedGrid.nothing : String(decoding: bytes, as: UTF8.self)
    return shown.withUTF8 { texts.number(of: $0) }
  }

  /// Numbers the pairs of two numbers of each record, in the order in which they are first seen.
  private static func pair(_ numbers: inout [UInt32], with others: [UInt32]) {
    var known: [UInt64: UInt32] = [:]
    for record in numbers.indices {
      let pair = UInt64(numbers[record]) << 32 | UInt64(others[record])
      numbers[record] = known[pair] ?? UInt32(known.count)
      known[pair] = numbers[record]
    }
  }
}

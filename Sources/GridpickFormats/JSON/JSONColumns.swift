import GridpickCore

/// The columns of records as they are shown: their order, and the column that titles the records.
///
/// The number of a column is that of its values in the data and never changes. Its place is derived
/// again from the first records, until the sample of them is full.
struct JSONColumns: Sendable {
  private let paths: JSONPathTable
  private let source: SourceText
  private let order: [Int]
  private let places: [Int]
  /// The place of the column that titles records, which is the first; nil if none does.
  let titlePlace: Int?
  /// The innermost key that leads to all columns; the titles of columns begin behind it.
  private let sharedNode: Int32
  /// True if several keys lead to some column.
  private let isNested: Bool

  init(
    _ paths: JSONPathTable = JSONPathTable(), sample: JSONSample = JSONSample(),
    source: SourceText = SourceText([]), rowTitles: Bool = false
  ) {
    self.paths = paths
    self.source = source
    sharedNode = paths.sharedNode
    let sampled = 0..<min(sample.columnCount, paths.columns.count)
    let depths = sampled.map { paths.keys(to: paths.columns[$0]).count }
    let isNested = depths.contains { $0 > 1 }
    self.isNested = isNested
    let ranks = sampled.map { isNested ? sample.rank($0, depth: depths[$0]) : 0 }
    let usual = sampled.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    // A single column holds the items to pick from, so it does not title the records.
    let title =
      rowTitles && paths.columns.count > 1
      ? sample.title(in: usual) { source.rank(ofTitle: paths.keys(to: paths.columns[$0]).last) }
      : nil
    titlePlace = title.map { _ in 0 }
    let others = usual + (sampled.upperBound..<paths.columns.count)
    order = (title.map { [$0] } ?? []) + others.filter { $0 != title }
    var places = [Int](repeating: 0, count: paths.columns.count)
    for (place, column) in order.enumerated() { places[column] = place }
    self.places = places
  }

  var count: Int { order.count }
  var isEmpty: Bool { count == 0 }

  func column(at place: Int) -> Int { order[place] }
  func place(of column: Int) -> Int? { column < places.count ? places[column] : nil }

  func title(at place: Int, _ extent: TextExtent) -> String? {
    place < count ? title(of: order[place], extent) : nil
  }

  func title(of column: Int, _ extent: TextExtent) -> String {
    extent.text(of: written(column, below: sharedNode, upTo: extent.askedCount))
  }

  private func written(_ column: Int, below base: Int32, upTo limit: Int) -> [UInt8] {
    source.withBytes { bytes in
      var written: [UInt8] = []
      for key in paths.keys(to: paths.columns[column], below: base) {
        if !written.isEmpty { written.append(.dot) }
        let key = JSONString(bytes[key]).content(upTo: limit)
        written += isNested ? MemberPath.written(key) : key
        if written.count > limit { break }
      }
      return written
    }
  }

  /// Returns the place of a column named by title, whole path, or key with dots; nil without one.
  func place(named name: [UInt8]) -> Int? {
    let path = MemberPath(written: name)
    return order.firstIndex { written($0, below: sharedNode, upTo: .max) == name }
      ?? order.firstIndex { keys(of: $0) == path.keys }
  }

  private func keys(of column: Int) -> [[UInt8]] {
    source.withBytes { bytes in
      paths.keys(to: paths.columns[column]).map { JSONString(bytes[$0]).content }
    }
  }
}

extension SourceText {
  private static let titles = ["name", "title", "id"].map { Array($0.utf8) }

  /// Returns how well a key titles records, 0 best; nil for any other key.
  fileprivate func rank(ofTitle key: Range<Int>?) -> Int? {
    guard let key else { return nil }
    let name = withBytes { JSONString($0[key]).content }
    return Self.titles.firstIndex(of: name)
      ?? Self.titles.firstIndex { name.ends(inWord: $0) }.map { $0 + Self.titles.count }
  }
}

extension [UInt8] {
  /// True if the last letters are a word, as in `FunctionName`, `ImageID` or `user_id`; not `paid`.
  fileprivate func ends(inWord word: [UInt8]) -> Bool {
    let ending = suffix(word.count)
    guard let first = ending.first, ending.map({ $0 | 0x20 }) == word else { return false }
    guard let before = dropLast(word.count).last else { return true }
    if [.dot, .minus, UInt8(ascii: "_")].contains(before) { return true }
    return first.isCapital && !(before.isCapital && ending.allSatisfy(\.isCapital))
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

/// The properties of each column's values in the first records.
struct JSONSample: Sendable {
  private static let size = 1_000

  private struct Column {
    /// The place of the value seen first.
    var first: Range<Int>
    var count = 0
    var isSame = true
    var isScalar = true
    /// True if any value is an array of arrays or objects.
    var isNested = false
  }

  private var columns: [Column] = []
  private var recordCount = 0

  var isFull: Bool { recordCount == Self.size }
  var columnCount: Int { columns.count }

  private func isConstant(_ column: Int) -> Bool {
    recordCount > 1 && columns[column].isSame && columns[column].count == recordCount
  }

  /// Returns the rank of a column: columns with the same value in all records come last, then
  /// deeper ones, then those with lists of records, or with a value in fewer than half of them.
  fileprivate func rank(_ column: Int, depth: Int) -> Int {
    let isMinor = columns[column].isNested || columns[column].count * 2 < recordCount
    let level = depth + (isConstant(column) ? JSONRecordReader.depthLimit + 1 : 0)
    return 2 * level + (isMinor ? 1 : 0)
  }

  /// Returns the column that titles records: by its key, of scalars that differ, or else the first
  /// one that differs; nil without columns.
  fileprivate func title(in order: [Int], rankOfKey: (Int) -> Int?) -> Int? {
    let differing = order.filter { !isConstant($0) }
    let scalars = differing.filter { columns[$0].isScalar }
    let named = scalars.compactMap { column in rankOfKey(column).map { (column, $0) } }
    return named.min { $0.1 < $1.1 }?.0 ?? scalars.first ?? differing.first ?? order.min()
  }

  mutating func note(
    _ numbers: [Int], at items: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) {
    recordCount += 1
    for (number, item) in zip(numbers, items) {
      // A column may come before columns with lower numbers.
      while columns.count <= number { columns.append(Column(first: 0..<0)) }
      if columns[number].count == 0 {
        columns[number].first = item
      } else if columns[number].isSame {
        // A value of an object around records is the same one for all of them.
        let first = columns[number].first
        columns[number].isSame = first == item || bytes[first].elementsEqual(bytes[item])
      }
      columns[number].count += 1
      let value = JSONValue(bytes, at: item.lowerBound)
      if !value.isScalar { columns[number].isScalar = false }
      if value.firstElement?.isScalar == false { columns[number].isNested = true }
    }
  }
}

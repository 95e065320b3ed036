import GridpickModel

/// How the columns of records are shown: in which order, and which of them titles the records.
///
/// A column's number is that of its values in the data, and stays; its place is made anew from the first
/// records, until there are as many of them as are looked at.
struct JSONColumns: Sendable {
  private let paths: JSONPaths
  private let source: SourceText
  /// The column at each place.
  private let order: [Int]
  /// The place of each column but for the one that titles records.
  private let places: [Int?]
  /// The column that titles records.
  let titleColumn: Int?
  /// What leads to all columns, and is no part of their titles.
  private let sharedNode: Int32
  /// Whether there is a key in another one.
  private let isNested: Bool
  /// Whether objects are gone into at all.
  let flattens: Bool

  init(
    _ paths: JSONPaths, sample: JSONSample, source: SourceText, options: ReadingOptions,
    rowTitles: Bool
  ) {
    self.paths = paths
    self.source = source
    flattens = options.flattens
    sharedNode = paths.sharedNode
    let arranged = Arranged(paths, sample, source)
    isNested = arranged.isNested
    // A single column is what there is to pick from, not the title of nothing.
    let title = rowTitles && paths.columnCount > 1 ? arranged.title : nil
    titleColumn = title
    order = arranged.order.filter { $0 != title }
    var places = [Int?](repeating: nil, count: paths.columnCount)
    for (place, column) in order.enumerated() { places[column] = place }
    self.places = places
  }

  var count: Int { order.count }
  /// Whether there is no record with anything in it.
  var isEmpty: Bool { valueCount == 0 }

  func column(at place: Int) -> Int { order[place] }
  func place(of column: Int) -> Int? { column < places.count ? places[column] : nil }

  func title(at place: Int, _ extent: TextExtent) -> String? {
    place < count ? title(of: order[place], extent) : nil
  }

  var titleName: String? { titleColumn.map { title(of: $0, .whole) } }

  /// How many columns of values there are, with the one that titles records.
  var valueCount: Int { paths.columnCount }

  func title(of column: Int, _ extent: TextExtent) -> String {
    extent.text(of: written(column, below: sharedNode, upTo: extent.askedCount))
  }

  private func written(_ column: Int, below base: Int32, upTo limit: Int) -> [UInt8] {
    source.withBytes { bytes in
      var written: [UInt8] = []
      for key in paths.keys(to: paths.node(ofColumn: column), below: base) {
        if !written.isEmpty { written.append(UInt8(ascii: ".")) }
        let key = JSONString(bytes[key]).content(upTo: limit)
        written += isNested ? MemberPath.written(key) : key
        if written.count > limit { break }
      }
      return written
    }
  }

  /// The place of the column that a name is meant for.
  func place(named name: [UInt8]) -> Int? { place(named: name, in: order) }

  /// Whether a name is meant for the column that titles records.
  func titlesRecords(named name: [UInt8]) -> Bool {
    titleColumn.map { place(named: name, in: [$0]) != nil } ?? false
  }

  /// A column goes by its title, by its whole path, or by a key with dots in it.
  private func place(named name: [UInt8], in columns: [Int]) -> Int? {
    let bases = sharedNode == JSONPathTable.root ? [sharedNode] : [sharedNode, JSONPathTable.root]
    for base in bases {
      let place = columns.firstIndex { written($0, below: base, upTo: .max) == name }
      if let place { return place }
    }
    let path = MemberPath(written: name)
    return columns.firstIndex { keys(of: $0) == path.keys }
  }

  private func keys(of column: Int) -> [[UInt8]] {
    source.withBytes { bytes in
      paths.keys(to: paths.node(ofColumn: column)).map { JSONString(bytes[$0]).content }
    }
  }

  /// The value of a column in a record that is looked through for it.
  func value(of column: Int, in record: JSONValue) -> JSONValue? {
    var value = record
    for key in keys(of: column) {
      guard let member = value.member(key) else { return nil }
      value = member
    }
    // An object with something in it is shown in its parts.
    guard flattens, value.isObject, !value.isEmptyContainer,
      !paths.staysWhole(paths.node(ofColumn: column))
    else { return value }
    return nil
  }
}

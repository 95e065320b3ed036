import GridpickCore

/// The columns of records as they are shown: their order, and the column that titles the records.
///
/// The number of a column is that of its values in the data and never changes. Its place is derived
/// again from the first records, until the sample of them is full.
struct JSONColumns: Sendable {
  private let paths: JSONPathTable
  private let source: SourceText
  /// The column at each place.
  private let order: [Int]
  /// The place of each column.
  private let places: [Int]
  /// The place of the column that titles records, which is the first; nil if none does.
  let titlePlace: Int?
  /// The innermost key that leads to all columns; the titles of columns begin behind it.
  private let sharedNode: Int32
  /// True if several keys lead to some column.
  private let isNested: Bool
  /// True if the members of objects get columns of their own.
  let flattens: Bool

  init(
    _ paths: JSONPathTable, sample: JSONSample, source: SourceText, options: ReadingOptions,
    rowTitles: Bool
  ) {
    self.paths = paths
    self.source = source
    flattens = options.flattens
    sharedNode = paths.sharedNode
    let arranged = Arranged(paths, sample, source)
    isNested = arranged.isNested
    // A single column holds the items to pick from, so it does not title the records.
    let title = rowTitles && paths.columns.count > 1 ? arranged.title : nil
    titlePlace = title.map { _ in 0 }
    order = (title.map { [$0] } ?? []) + arranged.order.filter { $0 != title }
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
        if !written.isEmpty { written.append(UInt8(ascii: ".")) }
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

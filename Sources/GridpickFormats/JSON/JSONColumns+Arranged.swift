extension JSONColumns {
  /// The order of the columns and the column that titles records, derived from the first records.
  struct Arranged {
    private(set) var order: [Int]
    private(set) var title: Int?
    private(set) var isNested = false

    init(_ paths: JSONPathTable, _ sample: JSONSample, _ source: SourceText) {
      let sampled = 0..<min(sample.columnCount, paths.columns.count)
      let depths = sampled.map { paths.depth(of: paths.columns[$0]) }
      isNested = depths.contains { $0 > 1 }
      order = Array(sampled)
      if isNested {
        // Columns with the same value in all records come last, then deeper columns, then minor
        // columns, then columns seen later.
        let ranks = sampled.map { column -> Int in
          let depth = sample.isConstant(column) ? JSONRecordReader.depthLimit + 1 : 0
          let place = 2 * (depth + depths[column]) + (sample.isMinor(column) ? 1 : 0)
          return place << 40 | column
        }
        order = ranks.sorted().map { $0 & (1 << 40 - 1) }
      }
      title = Self.title(paths, sample, source, order: order, depths: depths, isNested: isNested)
      order += sampled.upperBound..<paths.columns.count
    }

    /// Returns the column that titles records: the column of the first key, if its values are
    /// scalars and differ; nil without columns.
    ///
    /// Otherwise a column called `name` comes before other scalar columns, and these before lists
    /// and whole objects. In a single nested record a column called `name` comes first of all.
    private static func title(
      _ paths: JSONPathTable, _ sample: JSONSample, _ source: SourceText, order: [Int],
      depths: [Int], isNested: Bool
    ) -> Int? {
      guard !depths.isEmpty else { return nil }
      let differing = order.filter { !sample.isConstant($0) }
      let titles = differing.filter { sample.isScalar($0) }
      let named = titles.lazy.filter { paths.isCalledName($0, in: source) }
      if sample.hasOneRecord, isNested, let name = named.first { return name }
      let first = paths.columnOfFirstKey(among: depths.count)
      if let first, titles.contains(first) { return first }
      return named.first ?? titles.first ?? differing.first ?? first ?? 0
    }
  }
}

extension JSONPathTable {
  private static let name = Array("name".utf8)

  fileprivate func isCalledName(_ column: Int, in source: SourceText) -> Bool {
    guard let key = keys(to: columns[column]).last else { return false }
    return source.withBytes { JSONString($0[key]).reads(Self.name) }
  }

  fileprivate func columnOfFirstKey(among count: Int) -> Int? {
    (0..<count).first { columns[$0] == 1 }
  }
}

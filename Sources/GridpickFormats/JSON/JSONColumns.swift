import GridpickCore

/// The columns of records as shown: their order, and the column that titles the records.
///
/// A column is numbered by its values in the data, and the number never changes. Its place is
/// derived again from the first records until enough of them have arrived.
struct JSONColumns: Sendable {
  private var keys = JSONKeys()
  private var source = SourceText([])
  private(set) var order: [Int] = []
  private var places: [Int] = []
  /// True if the first column titles the records.
  private(set) var haveTitles = false
  private var areNested = false

  init() {}

  init(of keys: JSONKeys, in source: SourceText, rowTitles: Bool) {
    self.keys = keys
    self.source = source
    let all = keys.columns.indices
    let sampled = all.prefix { keys.columns[$0].count > 0 }
    areNested = sampled.contains { keys.path(toColumn: $0).count > 1 }
    let ranks = areNested ? sampled.map(rank) : sampled.map { _ in 0 }
    let usual = sampled.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    // A single column holds the items to pick from, so it does not title the records.
    let title = rowTitles && all.count > 1 ? title(in: usual) : nil
    haveTitles = title != nil
    order = (title.map { [$0] } ?? []) + (usual + all.dropFirst(usual.count)).filter { $0 != title }
    places = all.map { _ in 0 }
    for (place, column) in order.enumerated() { places[column] = place }
  }

  func place(of column: Int) -> Int? { column < places.count ? places[column] : nil }

  func title(of column: Int, _ extent: TextExtent) -> String {
    extent.text(of: title(of: column, upTo: extent.askedCount))
  }

  private func title(of column: Int, upTo limit: Int) -> [UInt8] {
    let path = path(to: column, upTo: limit)
    return areNested || path.count > 1 ? MemberPath(keys: path).written : path[0]
  }

  private func path(to column: Int, upTo limit: Int = .max) -> [[UInt8]] {
    source.withBytes { bytes in
      keys.path(toColumn: column).map { bytes[$0].unescaped(upTo: limit) }
    }
  }

  /// Returns the place of the column with this title, path or dotted key; nil if there is none.
  func place(named name: [UInt8]) -> Int? {
    let named = MemberPath(written: name)
    return order.firstIndex { title(of: $0, upTo: .max) == name }
      ?? order.firstIndex { path(to: $0) == named.keys }
  }
}

extension JSONColumns {
  private func isConstant(_ column: Int) -> Bool {
    let column = keys.columns[column]
    return keys.sampledCount > 1 && column.isSame && column.count == keys.sampledCount
  }

  /// Returns a higher number for columns to show later: constant, deep, with lists, or often empty.
  private func rank(_ column: Int) -> Int {
    let depth = keys.path(toColumn: column).count
    let level = depth + (isConstant(column) ? JSONKeys.depthLimit + 1 : 0)
    let isMinor =
      keys.columns[column].isNested || keys.columns[column].count * 2 < keys.sampledCount
    return 2 * level + (isMinor ? 1 : 0)
  }

  /// Returns the column that titles the records: by its key, else the first whose values differ.
  private func title(in order: [Int]) -> Int? {
    let differing = order.filter { !isConstant($0) }
    let scalars = differing.filter { keys.columns[$0].isScalar }
    let named = scalars.compactMap { column in titleRank(column).map { (column, $0) } }
    return named.min { $0.1 < $1.1 }?.0 ?? scalars.first ?? differing.first ?? order.min()
  }

  /// Returns how well the last key of a column suits as a title, 0 best; nil for most keys.
  private func titleRank(_ column: Int) -> Int? {
    let names = ["name", "title", "id"].map { Array($0.utf8) }
    guard let key = path(to: column).last else { return nil }
    return names.firstIndex(of: key)
      ?? names.firstIndex(where: key.ends(inWord:)).map { $0 + names.count }
  }
}

extension [UInt8] {
  /// True if the last word of a key is `word`, as in `ImageID` and `user_id`, but not in `paid`.
  fileprivate func ends(inWord word: [UInt8]) -> Bool {
    let ending = suffix(word.count)
    guard let first = ending.first, ending.map({ $0 | 0x20 }) == word else { return false }
    guard let before = dropLast(word.count).last else { return true }
    if [.dot, .minus, UInt8(ascii: "_")].contains(before) { return true }
    return first.isCapitalLetter
      && !(before.isCapitalLetter && ending.allSatisfy(\.isCapitalLetter))
  }
}

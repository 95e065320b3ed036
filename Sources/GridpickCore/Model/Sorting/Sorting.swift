import Synchronization

/// A sort request: the things to sort, the key to sort by and the direction (rule L13).
package struct Sorting: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    /// The sections, by their items in a column.
    case column(Int)
    /// The columns, by the items of a section.
    case section(Int)
    /// The sections, or the items of a list, by their numbers in the data.
    case number
  }

  package var key: Key
  package var isDescending: Bool
  /// The orders of sections that are equal by the key; an earlier one goes first.
  package var ties: [Sorting] = []

  package init(by key: Key, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }

  /// Each order is for the sections that are equal by those before it; nil if there is none.
  package init?(chaining orders: [Sorting]) {
    guard let first = orders.first else { return nil }
    self = first
    ties = Array(orders.dropFirst())
  }

  package var withoutTies: Sorting { Sorting(by: key, isDescending: isDescending) }
}

extension Grid {
  /// The request for these orders, as far as their columns exist; nil if none does.
  package func sorting(by orders: [SortOrder]) -> Sorting? {
    Sorting(
      chaining: orders.compactMap { order in
        (order == .turned ? .number : sortKey(of: order.name)).map {
          Sorting(by: $0, isDescending: order.isDescending)
        }
      })
  }

  package func sortKey(of column: ColumnName) -> Sorting.Key? {
    (isList ? 0 : column.column(in: self)).map { .column($0) }
  }
}

extension PartedWork {
  fileprivate func worths(of labels: SortedLabels) -> SortedWorths {
    let worths = worths(of: labels, takesVersions: false)
    return worths.missedVersions ? self.worths(of: labels, takesVersions: true) : worths
  }

  private func worths(of labels: SortedLabels, takesVersions: Bool) -> SortedWorths {
    let parts = Mutex([SortedWorths?](repeating: nil, count: partCount))
    forEachPart(partCount) { part in
      let members = labels.count * part / partCount..<labels.count * (part + 1) / partCount
      let worths = SortedWorths(
        of: labels, members, takesVersions: takesVersions, isWanted: isWanted)
      parts.withLock { $0[part] = worths }
    }
    return parts.withLock { $0 }.compactMap(\.self)
      .reduce(into: SortedWorths(upTo: labels.count, takesVersions: takesVersions)) {
        $0.append($1)
      }
  }
}

extension RowMap {
  /// Shows data in an order; nil if that is no longer wanted.
  package init?(of data: Grid, by sorting: Sorting, _ work: PartedWork = PartedWork()) {
    guard let order = RowOrder(of: data, by: sorting, work) else { return nil }
    self.init(order, by: sorting, of: data)
  }

  /// Shows data in an order that is known.
  package init(_ order: RowOrder, by sorting: Sorting, of data: Grid) {
    self.init()
    if case .section = sorting.key {
      columns = Columns(order.members.map { Int($0) }, of: order.count)
    } else {
      rows = order
      parts = data.parts.map { Parts($0.groups, in: order) }
    }
  }
}

extension RowOrder {
  /// Numbers by size, text in natural order, empty labels last, equal ones as the data has them.
  package init?(
    of data: Grid, by sorting: Sorting, _ work: PartedWork = PartedWork()
  ) {
    if sorting.key == .number {
      self.init(all: (0..<UInt32(data.count)).reversed())
      return
    }
    // The order that decides last sorts first, because equal labels keep their order.
    var members: [UInt32]?
    for sorting in ([sorting.withoutTies] + sorting.ties).reversed() {
      let labels = SortedLabels(of: data, by: sorting.key)
      var worths = work.worths(of: members.map(labels.ordered) ?? labels)
      guard work.isWanted() else { return nil }
      let places = worths.members(isDescending: sorting.isDescending)
      members = members.map { members in places.map { members[Int($0)] } } ?? places
    }
    self.init(all: members ?? [])
  }
}

extension RowOrder {
  init?(of labels: SortedLabels, isDescending: Bool, _ work: PartedWork = PartedWork()) {
    var worths = work.worths(of: labels)
    guard work.isWanted() else { return nil }
    self.init(all: worths.members(isDescending: isDescending))
  }
}

extension SortedWorths {
  /// The number of labels read between two checks that the work is still wanted.
  private static let stride = 4_096

  fileprivate init(
    of labels: SortedLabels, _ members: Range<Int>, takesVersions: Bool, isWanted: () -> Bool
  ) {
    self.init(upTo: labels.count, takesVersions: takesVersions)
    var start = members.lowerBound
    while start < members.upperBound, isWanted() {
      let end = min(start + Self.stride, members.upperBound)
      labels.read(start..<end) { append($0) }
      start = end
    }
  }
}

struct SortedLabels {
  let count: Int
  let read: (Range<Int>, (UnsafeBufferPointer<UInt8>) -> Void) -> Void

  init(of data: Grid, by key: Sorting.Key) {
    switch key {
    case .column(let column):
      self.init(count: data.count) { data.readLabels(ofColumn: column, inSections: $0, $1) }
    case .section(let section):
      self.init(count: section < data.count ? data.columnCount : 0) { columns, body in
        for column in columns {
          data.readLabel(at: Position(section: section, index: column), body)
        }
      }
    case .number: self.init(count: 0) { _, _ in }
    }
  }

  private init(
    count: Int, read: @escaping (Range<Int>, (UnsafeBufferPointer<UInt8>) -> Void) -> Void
  ) {
    self.count = count
    self.read = read
  }

  func ordered(by members: [UInt32]) -> SortedLabels {
    SortedLabels(count: count) { places, body in
      for member in members[places] { read(Int(member)..<Int(member) + 1, body) }
    }
  }

  init(_ count: Int, _ label: @escaping (Int) -> String) {
    self.init(count: count) { members, body in
      for member in members {
        var label = label(member)
        label.withUTF8(body)
      }
    }
  }
}

import Synchronization

/// A sort request: the things to sort, the key to sort by and the direction (rule L13).
package struct Sorting: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    case column(Int)
    case section(Int)
    case number
  }

  package var key: Key
  package var isDescending: Bool
  /// The orders that break ties, the most important first.
  package var ties: [Sorting] = []

  package init(by key: Key, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }

  /// Chains orders, each of which breaks the ties of those before it; nil if there are none.
  package init?(chaining orders: [Sorting]) {
    guard let first = orders.first else { return nil }
    self = first
    ties = Array(orders.dropFirst())
  }

  package var withoutTies: Sorting { Sorting(by: key, isDescending: isDescending) }
}

extension Grid {
  /// Returns the request for the orders whose columns exist; nil if no column exists.
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
  /// Returns the labels' members in order; nil if the work was dropped.
  func members(of labels: SortedLabels, isDescending: Bool) -> [UInt32]? {
    var worths = worths(of: labels, takesVersions: false)
    if worths.missedVersions { worths = self.worths(of: labels, takesVersions: true) }
    return isWanted() ? worths.members(isDescending: isDescending) : nil
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
  package init?(of data: Grid, by sorting: Sorting, _ work: PartedWork = PartedWork()) {
    guard let order = RowOrder(of: data, by: sorting, work) else { return nil }
    self.init(order, by: sorting, of: data)
  }

  package init(_ order: RowOrder, by sorting: Sorting, of data: Grid) {
    self.init()
    if case .section = sorting.key {
      columns = Columns(order.members.map { Int($0) }, of: order.count)
    } else {
      rows = order
      parts = data.parts?.ordered(by: order)
    }
  }
}

extension RowOrder {
  /// Sorts numbers by size, text in natural order, empty labels last; ties keep their order.
  package init?(of data: Grid, by sorting: Sorting, _ work: PartedWork = PartedWork()) {
    if sorting.key == .number {
      self.init(all: (0..<UInt32(data.count)).reversed())
      return
    }
    // Sorts by the last order first, because equal labels keep their order.
    var members: [UInt32]?
    for sorting in ([sorting.withoutTies] + sorting.ties).reversed() {
      let labels = SortedLabels(of: data, by: sorting.key)
      let ordered = members.map(labels.ordered) ?? labels
      guard let places = work.members(of: ordered, isDescending: sorting.isDescending)
      else { return nil }
      members = members.map { members in places.map { members[Int($0)] } } ?? places
    }
    self.init(all: members ?? [])
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
  let read: (Range<Int>, (TextBytes) -> Void) -> Void
}

extension SortedLabels {
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

/// The sort values of labels, collected one by one and then sorted.
struct SortedWorths {
  private var count: UInt32 = 0
  private var numbers: [(worth: Double, member: UInt32)] = []
  private var texts: SortedTexts
  /// The labels that show nothing; they are last in either direction.
  private var empties: [UInt32] = []
  private let takesVersions: Bool
  private var hasVersions = false

  /// True if the labels must be read again, as versions; known only after the last label.
  var missedVersions: Bool { hasVersions && !takesVersions && !numbers.isEmpty }

  init(upTo count: Int, takesVersions: Bool) {
    texts = SortedTexts(upTo: count)
    self.takesVersions = takesVersions
  }

  mutating func append(_ label: TextBytes) {
    let (worth, text) = LabelWorth.sorted(label, takesVersions: takesVersions, &hasVersions)
    switch worth {
    case .nothing: empties.append(count)
    case .number(let number): numbers.append((number, count))
    case .text: texts.append(text, of: count)
    }
    count += 1
  }

  mutating func append(_ others: SortedWorths) {
    numbers += others.numbers.map { ($0.worth, $0.member + count) }
    texts.append(others.texts, from: count)
    empties += others.empties.map { $0 + count }
    hasVersions = hasVersions || others.hasVersions
    count += others.count
  }

  func members(isDescending: Bool) -> [UInt32] {
    let numbers = numbers.sorted { isDescending ? $0.worth > $1.worth : $0.worth < $1.worth }
      .map(\.member)
    let texts = texts.members(isDescending: isDescending)
    return (isDescending ? texts + numbers : numbers + texts) + empties
  }
}

extension LabelWorth {
  /// Returns the worth by which a label is sorted, and its text, that of a version without the `v`.
  ///
  /// If versions are taken, what may be one is text. `hasVersions` becomes true after a version.
  static func sorted(
    _ label: TextBytes, takesVersions: Bool, _ hasVersions: inout Bool
  ) -> (LabelWorth, text: TextBytes) {
    let worth = LabelWorth(label)
    switch worth {
    case .number where takesVersions && VersionLabel.mayBe(label): return (.text, label)
    case .nothing, .number: return (worth, label)
    case .text:
      let version = VersionLabel.text(of: label)
      if version != nil { hasVersions = true }
      return (.text, version ?? label)
    }
  }
}

/// Tests for labels that are versions, such as `1.2.3` and `v1.4-rc1`, or may be, such as `1.10`.
enum VersionLabel {
  /// Returns a version without the `v` before it; nil if the label is no version.
  static func text(of label: TextBytes) -> TextBytes? {
    let hasLetter = label.first.map { $0 | 0x20 } == UInt8(ascii: "v")
    let text = UnsafeBufferPointer(rebasing: label.dropFirst(hasLetter ? 1 : 0))
    return partCount(of: text) >= (hasLetter ? 2 : 3) ? text : nil
  }

  /// Returns true if the label may be a version: only digits, with at most one point between them.
  static func mayBe(_ label: TextBytes) -> Bool {
    label.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      && (1...2).contains(partCount(of: label))
  }

  private static func partCount(of text: TextBytes) -> Int {
    var count = 0
    var place = 0
    while count < 3, place < text.count, text[place].isDigit {
      while place < text.count, text[place].isDigit { place += 1 }
      count += 1
      guard place < text.count, text[place] == UInt8(ascii: ".") else { break }
      place += 1
    }
    return count
  }
}

/// A column by which rows are sorted at the start, and the direction (rule L13).
///
/// ```swift
/// picker.sort = ["state", SortOrder("age", isDescending: true)]
/// ```
public struct SortOrder: Equatable, Sendable, ExpressibleByStringLiteral {
  package let column: String
  package let isDescending: Bool

  /// Creates an order by the title of a column, or its number counted from 1.
  public init(_ column: String, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// Creates an ascending order by a column.
  ///
  /// ```swift
  /// picker.sort = ["age"]
  /// ```
  public init(stringLiteral column: String) { self.init(column) }

  /// The reversed order of the data.
  package static let turned = SortOrder("", isDescending: true)

  package var name: ColumnName { ColumnName(column) }
}

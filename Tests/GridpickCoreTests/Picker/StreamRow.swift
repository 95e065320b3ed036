import GridpickTestSupport

@testable import GridpickCore

/// A line of a list, or a record whose two fields sort it in two ways; no other has its name.
struct StreamRow: Hashable {
  let letters: String
  let number: Int

  var name: String { "\(letters)\(number)" }
  var worth: Int { number * 7_919 % 10_007 }

  func precedes(_ other: StreamRow, by key: Sorting.Key) -> Bool {
    if key == .column(1) { return worth < other.worth }
    return (letters, number) < (other.letters, other.number)
  }

  /// Each word of the query is exact, or must not occur.
  func matches(_ query: String) -> Bool {
    query.split(separator: " ").allSatisfy { word in
      let letters = word.drop { "'!".contains($0) }
      return letters.isEmpty || name.contains(letters) != word.hasPrefix("!")
    }
  }
}

/// A table of records, which has its columns also without any.
struct StreamTable: Source {
  let rows: [StreamRow]

  var sectionCount: Int { rows.count }
  var columnCount: Int { 2 }
  var rowKind: RowKind { .record }
  var titleColumn: Int? { 0 }

  func itemCount(inSection section: Int) -> Int { columnCount }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { GridItem(field(at: id)) }

  func value(at id: ItemID) -> [UInt8] { Array(field(at: id).utf8) }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? { rows[section].name }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    index < columnCount ? ["n", "m"][index] : nil
  }

  private func field(at id: ItemID) -> String {
    let row = rows[id.section]
    return id.index == 0 ? row.name : "\(row.worth)"
  }
}

/// The names of rows, as a picker has them.
extension PickerState {
  var shownNames: [String] {
    data.isList
      ? content.labels.joined().compactMap(\.self) : content.labels.compactMap { $0.first ?? nil }
  }

  var dataNames: [String] {
    if let list = data.list {
      (0..<list.sectionCount).map { list.item(at: ItemID(row: $0))?.label ?? "" }
    } else {
      (0..<data.sectionCount).map { data.sectionTitle($0) ?? "" }
    }
  }

  var markedNames: [String] { picked.ids(of: marks).map(rowName) }

  var currentName: String? { currentID.map(rowName) }

  func rowName(of id: ItemID) -> String {
    data.list.map { $0.item(at: id)?.label ?? "" } ?? data.sectionTitle(id.section) ?? ""
  }

  var waitsToMark: Bool {
    toDo.awaited.contains { chain in
      chain.actions.contains { $0.row.group == .mark }
    }
  }

  var waitsForMatch: Bool { find.last?.awaited.isEmpty == false }
}

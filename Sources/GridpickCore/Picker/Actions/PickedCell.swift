/// The picked items, and the way they were picked.
package struct Pick: Equatable, Sendable {
  package enum Things: Equatable, Sendable {
    case item(ItemID)
    /// All marked items (rule M3).
    case marked(Marks)
  }

  package var things: Things
  /// The part that is printed for each thing: the thing itself, its row, or its column.
  package var unit: MarkUnit
  /// The item that was current; cells picked of marked records are in its column.
  package var current: ItemID?
  /// The key to name in the result; nil if no key is to be named (rule B4).
  package var key: Key?

  package init(
    _ things: Things, as unit: MarkUnit = .item, at current: ItemID? = nil, key: Key? = nil
  ) {
    self.things = things
    self.unit = unit
    self.current = current
    self.key = key
  }

  package init(_ id: ItemID) {
    self.init(.item(id))
  }
}

/// A cell to print, with all that can be printed of it.
package struct PickedCell {
  package let content: Grid
  package let position: Position
  package let id: ItemID
  package let isRecord: Bool
  /// True if label and column are those of the cell, even if the value is its record.
  private let namesCell: Bool

  package init?(
    _ place: Position, of picked: PickedContent, isRecord: Bool = false, namesCell: Bool = false
  ) {
    guard picked.ordered.canBePicked(place), let id = picked.ordered.id(at: place),
      let position = picked.whole.dataPlace(of: id)
    else { return nil }
    content = picked.whole
    self.position = position
    self.id = id
    self.isRecord = isRecord
    self.namesCell = namesCell || !isRecord
  }

  package var row: String? { content.sectionTitle(position.section, .whole) }
  package var column: String? { namesCell ? content.columnTitle(position.index, .whole) : nil }
  package var index: Int { namesCell ? position.index : 0 }
  package var label: String {
    namesCell ? content.item(at: id, .whole)?.label ?? "" : ""
  }
  package var value: [UInt8] { isRecord ? record : content.value(at: id) }
  package var record: [UInt8] { content.record(at: id) }
  package var number: Int {
    // The cell has a record, since it can be picked.
    content.pivot?.records(of: id).first.map { Int($0) } ?? id.section
  }

  package func bytes(of field: PickField) -> [UInt8] {
    switch field {
    case .known(.row): Array((row ?? "").utf8)
    case .known(.column): Array((column ?? "").utf8)
    case .known(.value): value
    case .known(.label): Array(label.utf8)
    case .known(.section): Array("\(position.section)".utf8)
    case .known(.index): Array("\(index)".utf8)
    case .known(.number): Array("\(number)".utf8)
    case .known(.line): record
    case .places(let places): fields(places)
    case .title: []
    }
  }

  /// Returns fields of a record, or words of a list item; adjacent fields keep their separators.
  private func fields(_ places: FieldPlaces) -> [UInt8] {
    if content.isList {
      let words = value.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let chosen = places.indices(among: words.count)
      if let (first, last) = FieldPlaces.ends(ofRun: chosen) {
        return Array(value[words[first].startIndex..<words[last].endIndex])
      }
      return Array(chosen.map { words[$0] }.joined(separator: " ".utf8))
    }
    let table = content.fieldTable
    let fields = places.indices(among: table.itemCount(inSection: number)).map { index in
      let place = Position(section: number, index: index)
      return table.hasItem(at: place) ? table.value(at: place) : []
    }
    return Array(fields.joined(separator: table.fieldSeparator))
  }
}

extension PickField {
  /// Returns the field by the number of its column; a title that no column has stays a title.
  package func naming(_ grid: Grid) -> PickField {
    guard case .title(let title) = self, let column = grid.column(named: title)
    else { return self }
    return .place(column + 1)
  }
}

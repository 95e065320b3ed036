import GridpickCore

/// A caller's items; each cell is made only once, and only when it is visible (rule U1).
struct CallerItems<Item> {
  /// The caller's picker, with its items, titles, styles and closures.
  let caller: GridPicker<Item>
  private let memory: CellMemory
  private let textMemory: TextMemory
  /// The item counts of a source's sections.
  private let counts = Memory<Int, Int>()
  private let parts: Parts?
  var sectionCount: Int
  var columnCount: Int

  init(of caller: GridPicker<Item>, remembering earlier: CallerItems? = nil) {
    self.caller = caller
    memory = earlier?.memory ?? CellMemory()
    textMemory = earlier?.textMemory ?? TextMemory()
    parts = caller.supply.parts
    sectionCount = caller.supply.sectionCount
    columnCount = caller.supply.columnCount
  }

  var supply: Supply<Item> { caller.supply }

  /// The row limit for row styles, because the total height needs the style of every row.
  static var mostStyled: Int { 200_000 }

  var data: Grid {
    let table = Grid(self)
    return parts.map { Grid(table, in: $0) } ?? table
  }

  /// Returns the number of items in a section, limited to 0...columnCount for any caller.
  func itemCount(inSection section: Int) -> Int {
    guard (0..<sectionCount).contains(section) else { return 0 }
    let count =
      isVast
      ? counts.value(at: section) { supply.itemCount(inSection: section) }
      : supply.itemCount(inSection: section)
    return count.clamped(to: 0...columnCount)
  }

  func element(at id: ItemID) -> Item? { contains(id) ? supply.item(at: id) : nil }

  private func contains(_ id: ItemID) -> Bool {
    (0..<itemCount(inSection: id.section)).contains(id.index)
  }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    // A missing item is not remembered, because it may arrive later.
    guard contains(id) else { return nil }
    if extent == .searched {
      return texts(ofRecord: id.section)[id.index].map { GridItem($0.label, detail: $0.detail) }
    }
    return memory.cell(at: id, extent) {
      guard let value = supply.item(at: id), let cell = cell(of: value, at: id) else { return nil }
      var item = GridItem(
        cell.label, detail: cell.detail, color: cell.color, style: cell.style?.asked)
      item.isDisabled = caller.isDisabled?(value) != nil
      return item
    }
  }

  /// Reads from memory what find has asked for: all texts of many records for each letter.
  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) {
    for number in numbers {
      let isWanted = body(.hidden) { visit in
        if var title = sectionTitle(Int(number), .searched) {
          guard title.withUTF8({ visit(nil, $0, nil) }) else { return }
        }
        for (index, texts) in texts(ofRecord: Int(number)).enumerated() {
          guard let texts else { continue }
          guard GridItem(texts.label, detail: texts.detail).visitTexts(at: index, visit) else {
            return
          }
        }
      }
      guard isWanted else { return }
    }
  }

  /// Asks for the labels of a column, for sorting; a memory of so many would grow while a key waits.
  func readLabels(
    ofColumn column: Int, inSections sections: Range<Int>, _ body: (TextBytes) -> Void
  ) {
    for section in sections {
      let id = ItemID(section: section, index: column)
      var label = element(at: id).flatMap { cell(of: $0, at: id)?.label } ?? ""
      label.withUTF8(body)
    }
  }

  func texts(ofRecord record: Int) -> [Texts?] {
    textMemory.texts(ofRecord: record, count: itemCount(inSection: record)) { index in
      let id = ItemID(section: record, index: index)
      return supply.item(at: id).flatMap { cell(of: $0, at: id) }
    }
  }

  private func cell(of value: Item, at id: ItemID) -> Cell? {
    supply.fields.map { $0[id.index].cell(of: value) } ?? caller.cell(value)
  }

  /// Returns the name of an item as bytes; nil for a field, because names belong to whole records.
  func identity(at id: ItemID) -> [UInt8]? { supply.fields == nil ? name(at: id) : nil }

  /// Returns all texts that the record of an item shows.
  func record(at id: ItemID) -> [UInt8] {
    guard let fields = supply.fields, let value = element(at: id) else {
      return Array((item(at: id, .whole)?.label ?? "").utf8)
    }
    var bytes: [UInt8] = []
    for field in fields {
      bytes += field.label(value).utf8
      bytes.append(0x1f)
    }
    return bytes
  }

  func name(at id: ItemID) -> [UInt8]? {
    guard let name = caller.id, let item = element(at: id) else { return nil }
    return Array(name(item).utf8)
  }

  func words(at id: ItemID, for purpose: ItemWords) -> String? {
    switch purpose {
    case .peek:
      guard let peek = caller.peek else { return nil }
      return element(at: id).map(peek)
    case .status:
      guard let status = caller.status else { return nil }
      return element(at: id).map { status($0, place(of: id)) }
    }
  }
}

// Gives the core the rows of a caller or of a source.
extension CallerItems: Source {
  func value(at id: ItemID) -> [UInt8] { Array((item(at: id, .whole)?.label ?? "").utf8) }

  var rowKind: RowKind {
    supply.fields != nil ? .values : supply.rowsAreItems ? .item : .items
  }
  var isCostly: Bool { true }
  var isVast: Bool { supply.source != nil }

  var hasSectionStyles: Bool {
    rowKind != .item && caller.layout.sizesSections && caller.rowStyle != nil
      && sectionCount <= Self.mostStyled
  }

  func style(ofSection section: Int) -> AskedStyle? { caller.rowStyle?(section)?.asked }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    supply.title(ofSection: section)
  }

  func sectionKey(_ section: Int) -> [UInt8]? {
    if supply.fields != nil { return name(at: ItemID(section: section, index: 0)) }
    return supply.rows.indices.contains(section)
      ? supply.rows[section].id.map { Array($0.utf8) } : nil
  }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    let titles = rowKind == .item ? [] : caller.columnTitles
    if titles.indices.contains(index) { return titles[index] }
    return supply.source?.columnTitle(index)
  }
}

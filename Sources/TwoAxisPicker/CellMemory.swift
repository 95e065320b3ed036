import GridpickCore

/// A memory of a caller's cells, texts and counts, for one thread, until an update changes them.
final class CellMemory {
  typealias Texts = (label: String, detail: String?)

  /// The cells of a few screens.
  private static let mostCells = 10_000
  private static let mostCounts = 20_000

  private var cells: [ItemID: GridItem?] = [:]
  /// The item counts of a source's sections.
  private var counts: [Int: Int] = [:]
  /// For each record, the texts that a search reads; a record is a section, or an item of a list.
  private var records: [[Texts?]?] = []
  private var byteCount = 0
  private let mostBytes: Int

  init(mostBytes: Int = 1 << 29) { self.mostBytes = mostBytes }

  func cell(at id: ItemID, _ extent: TextExtent, _ make: () -> GridItem?) -> GridItem? {
    if cells[id] == nil {
      let cell = make()
      if cells.count >= Self.mostCells { cells = [:] }
      cells[id] = .some(cell)
    }
    let cell = cells[id] ?? nil
    return extent == .seen ? cell?.seen : cell
  }

  func count(ofSection section: Int, _ ask: () -> Int) -> Int {
    if let known = counts[section] { return known }
    if counts.count >= Self.mostCounts { counts = [:] }
    let count = ask()
    counts[section] = count
    return count
  }

  func texts(ofRecord record: Int, _ ask: () -> [Texts?]) -> [Texts?] {
    if records.indices.contains(record), let known = records[record] { return known }
    let texts = ask()
    // A reader that needs a forgotten text asks for it again.
    if byteCount >= mostBytes { (records, byteCount) = ([], 0) }
    byteCount += Self.size(of: texts)
    while records.count <= record { records.append(nil) }
    records[record] = texts
    return texts
  }

  /// A memory of the same cells, without the texts for a search and without counts.
  var withCellsAlone: CellMemory {
    let memory = CellMemory(mostBytes: mostBytes)
    memory.cells = cells
    return memory
  }

  func forgetTexts(ofRecord record: Int) {
    guard records.indices.contains(record), let texts = records[record] else { return }
    byteCount -= Self.size(of: texts)
    records[record] = nil
  }

  private static func size(of texts: [Texts?]) -> Int {
    texts.reduce(0) { size, text in
      size + MemoryLayout<Texts?>.stride
        + (text.map { $0.label.utf8.count + ($0.detail?.utf8.count ?? 0) } ?? 0)
    }
  }
}

extension GridItem {
  /// The item with its texts cut to the longest line of any screen.
  fileprivate var seen: GridItem {
    guard label.isLong || detail?.isLong == true else { return self }
    var item = self
    item.label = label.seen
    item.detail = detail?.seen
    return item
  }
}

extension String {
  fileprivate var isLong: Bool { utf8.count > TextExtent.seenByteCount }

  /// The part of the text that fits on one line of any screen.
  var seen: String {
    isLong ? TextExtent.seen.text(of: Array(utf8.prefix(TextExtent.seen.askedCount))) : self
  }
}

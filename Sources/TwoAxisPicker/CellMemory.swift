import GridpickCore

/// A memory of what a program was asked for, for one thread, until an update changes it.
///
/// A reader that needs a forgotten value asks for it again.
final class Memory<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private var byteCount = 0
  private let mostBytes: Int

  init(mostBytes: Int = 1 << 28) { self.mostBytes = mostBytes }

  func value(
    at key: Key, where isCurrent: (Value) -> Bool = { _ in true },
    byteCount textCount: (Value) -> Int = { _ in 0 }, _ ask: () -> Value
  ) -> Value {
    if let known = values[key], isCurrent(known) { return known }
    let value = ask()
    if byteCount >= mostBytes { (values, byteCount) = ([:], 0) }
    // A growing dictionary has about as much room again.
    byteCount += 2 * MemoryLayout<(Key, Value)>.stride + textCount(value)
    values[key] = value
    return value
  }
}

/// The texts of a cell that find reads.
typealias Texts = (label: String, detail: String?)

/// The texts of records: those of a million fit in, of whose cells only some would.
typealias TextMemory = Memory<Int, [Texts?]>

extension TextMemory {
  /// Returns the texts of a record, which are asked for again once it has more items.
  func texts(ofRecord record: Int, count: Int, _ ask: (Int) -> Cell?) -> [Texts?] {
    func byteCount(of text: Texts?) -> Int {
      MemoryLayout<Texts?>.stride
        + (text.map { $0.label.utf8.count + ($0.detail?.utf8.count ?? 0) } ?? 0)
    }
    func askAll() -> [Texts?] {
      (0..<count).map { index in ask(index).map { ($0.label, $0.detail) } }
    }
    return value(
      at: record, where: { $0.count == count },
      byteCount: { $0.reduce(0) { $0 + byteCount(of: $1) } }, askAll)
  }
}

/// The cells of a program, by their items.
typealias CellMemory = Memory<ItemID, GridItem?>

extension CellMemory {
  func cell(at id: ItemID, _ extent: TextExtent, _ make: () -> GridItem?) -> GridItem? {
    let cell = value(
      at: id,
      byteCount: { $0.map { $0.label.utf8.count + ($0.detail?.utf8.count ?? 0) } ?? 0 }, make)
    return extent == .seen ? cell?.seen : cell
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
  fileprivate var seen: String {
    isLong ? TextExtent.seen.text(of: Array(utf8.prefix(TextExtent.seen.askedCount))) : self
  }
}

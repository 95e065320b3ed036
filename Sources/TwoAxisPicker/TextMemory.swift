import GridpickCore

/// The texts of a caller's cells, for one thread; each cell is asked for once.
///
/// A record is an item of a list, or a section; in pieces, a change forgets few other records.
final class TextMemory {
  /// Appends the texts of a record to a piece.
  typealias Ask = (Int, inout TextPiece) -> Void
  /// The number of records in a piece.
  static let size = 512

  /// The largest number of text bytes to keep.
  private let most: Int
  private var pieces: [TextPiece] = []
  private var byteCount = 0

  init(most: Int = 1 << 28) { self.most = most }

  func forget(record: Int) {
    let number = record / Self.size
    guard pieces.indices.contains(number) else { return }
    byteCount -= pieces[number].byteCount
    pieces[number] = TextPiece()
  }

  func forgetAll() {
    pieces = []
    byteCount = 0
  }

  /// Reads unknown texts, at least one; returns the end of the known records.
  func fill(_ records: Range<Int>, while isOn: () -> Bool, asking ask: Ask) -> Int {
    guard !records.isEmpty else { return records.upperBound }
    var end = records.lowerBound
    repeat {
      let number = end / Self.size
      let wanted = min(records.upperBound - number * Self.size, Self.size)
      let isBegun = number < pieces.count && pieces[number].recordCount > 0
      // A reader that needs a forgotten text asks for it again.
      if byteCount >= most, !isBegun { forgetAll() }
      while pieces.count <= number { pieces.append(TextPiece()) }
      // The piece is swapped out, so that changing it makes no copy.
      var piece = TextPiece()
      swap(&piece, &pieces[number])
      byteCount -= piece.byteCount
      while piece.recordCount < wanted {
        piece.append(number * Self.size + piece.recordCount, ask)
        guard isOn() else { break }
      }
      if piece.recordCount == Self.size { piece.trim() }
      byteCount += piece.byteCount
      end = max(end, number * Self.size + min(piece.recordCount, wanted))
      swap(&piece, &pieces[number])
    } while end < records.upperBound && isOn()
    return end
  }

  /// Reads records in rising order; asks for unknown texts.
  func read(
    _ numbers: UnsafeBufferPointer<UInt32>, areItems: Bool, asking ask: Ask,
    _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) {
    var rest = numbers[...]
    while let first = rest.first.map(Int.init) {
      let (texts, start) = texts(of: first, ask)
      let now = rest.prefix { Int($0) < start + texts.recordCount }
      rest = rest[now.endIndex...]
      guard texts.visit(now, from: start, areItems: areItems, body) else { return }
    }
  }

  /// Returns texts that include the given record, and the number of their first record.
  private func texts(of record: Int, _ ask: Ask) -> (texts: TextPiece, first: Int) {
    let number = record / Self.size
    if number < pieces.count, record < number * Self.size + pieces[number].recordCount {
      return (pieces[number], number * Self.size)
    }
    var one = TextPiece()
    one.append(record, ask)
    return (one, record)
  }
}

/// The texts of consecutive records.
struct TextPiece {
  /// The ends of a label and of the detail after it; a missing text has no label end.
  private struct Ends {
    var label: UInt32
    var detail: UInt32
  }

  private var bytes: [UInt8] = []
  private var texts: [Ends] = []
  /// The number of texts up to the end of each record.
  private var ends: [UInt32] = []

  var byteCount: Int { bytes.count }

  var recordCount: Int { ends.count }

  mutating func append(_ label: String?, _ detail: String?) {
    bytes += (label ?? "").utf8
    let end = label == nil ? UInt32.max : UInt32(bytes.count)
    bytes += (detail ?? "").utf8
    texts.append(Ends(label: end, detail: UInt32(bytes.count)))
  }

  fileprivate mutating func append(_ record: Int, _ ask: TextMemory.Ask) {
    ask(record, &self)
    ends.append(UInt32(texts.count))
  }

  /// Frees the memory reserved for more texts.
  fileprivate mutating func trim() {
    bytes = bytes.withUnsafeBufferPointer { Array($0) }
    texts = texts.withUnsafeBufferPointer { Array($0) }
    ends = ends.withUnsafeBufferPointer { Array($0) }
  }

  /// Visits records, numbered from `start`; returns false if `body` returned false.
  fileprivate func visit(
    _ numbers: Slice<UnsafeBufferPointer<UInt32>>, from start: Int, areItems: Bool,
    _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      numbers.allSatisfy { visit(Int($0) - start, areItems: areItems, bytes, body) }
    }
  }

  private func visit(
    _ record: Int, areItems: Bool, _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) -> Bool {
    let places = (record == 0 ? 0 : Int(ends[record - 1]))..<Int(ends[record])
    if areItems, case (let label, nil)? = text(places.lowerBound, in: bytes) {
      return body(.label(label)) { _ = $0(0, label, nil) }
    }
    let all = bytes[start(of: places.lowerBound)..<start(of: places.upperBound)]
    return body(.text(UnsafeBufferPointer(rebasing: all))) { visit in
      for place in places {
        guard let (label, detail) = text(place, in: bytes) else { continue }
        // The title of a section comes first.
        let index = place - places.lowerBound - (areItems ? 0 : 1)
        guard visit(index < 0 ? nil : index, label, detail) else { return }
      }
    }
  }

  private func start(of text: Int) -> Int { text == 0 ? 0 : Int(texts[text - 1].detail) }

  private func text(
    _ place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (label: UnsafeBufferPointer<UInt8>, detail: UnsafeBufferPointer<UInt8>?)? {
    let ends = texts[place]
    guard ends.label != .max else { return nil }
    let label = UnsafeBufferPointer(rebasing: bytes[start(of: place)..<Int(ends.label)])
    guard ends.detail > ends.label else { return (label, nil) }
    return (label, UnsafeBufferPointer(rebasing: bytes[Int(ends.label)..<Int(ends.detail)]))
  }
}

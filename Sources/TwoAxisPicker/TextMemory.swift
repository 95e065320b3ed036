import GridpickCore

/// The texts that find has looked through, for one thread, so that each cell is asked for once.
///
/// A record is an item of a list, or a section; pieces let a change of one forget few others.
final class TextMemory {
  /// The number of records in a piece.
  static let size = 512
  /// The number of bytes of texts that are kept.
  private static let most = 1 << 28

  private var pieces: [TextPiece] = []
  private var byteCount = 0

  /// Returns the end of the known records from one on; pieces that are not full do not count.
  func end(ofKnownFrom record: Int) -> Int {
    let piece = record / Self.size
    let isKnown = pieces.dropFirst(piece).prefix { $0.recordCount == Self.size }
    return isKnown.isEmpty ? record : (piece + isKnown.count) * Self.size
  }

  func forget(record: Int) {
    guard record >= 0, record / Self.size < pieces.count else { return }
    keep(TextPiece(), at: record / Self.size)
  }

  func forgetAll() {
    pieces = []
    byteCount = 0
  }

  /// Reads records whose numbers rise; `ask` asks for the texts of those that are not known.
  func read(
    _ numbers: UnsafeBufferPointer<UInt32>, areItems: Bool,
    asking ask: (Int, inout TextPiece) -> Void,
    _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) {
    var rest = numbers[...]
    while let first = rest.first {
      let piece = Int(first) / Self.size
      let now = rest.prefix { Int($0) / Self.size == piece }
      rest = rest[now.endIndex...]
      let start = piece * Self.size
      if let known = known(piece, upTo: Int(now[now.endIndex - 1]) - start, ask) {
        guard known.visit(now, from: start, areItems: areItems, body) else { return }
      } else {
        for place in now.indices {
          var one = TextPiece()
          ask(Int(now[place]), &one)
          let number = now[place...place]
          guard one.visit(number, from: Int(now[place]), areItems: areItems, body) else { return }
        }
      }
    }
  }

  /// Returns a piece that contains a place in it; nil if there is no room for it.
  private func known(
    _ number: Int, upTo place: Int, _ ask: (Int, inout TextPiece) -> Void
  ) -> TextPiece? {
    while pieces.count <= number { pieces.append(TextPiece()) }
    guard pieces[number].recordCount <= place else { return pieces[number] }
    var piece = pieces[number]
    while piece.recordCount <= place {
      guard byteCount - pieces[number].byteCount + piece.byteCount < Self.most else { return nil }
      ask(number * Self.size + piece.recordCount, &piece)
    }
    if piece.recordCount == Self.size { piece.trim() }
    keep(piece, at: number)
    return piece
  }

  private func keep(_ piece: TextPiece, at number: Int) {
    byteCount += piece.byteCount - pieces[number].byteCount
    pieces[number] = piece
  }
}

/// The texts of some records one behind the other.
struct TextPiece {
  /// The end of a label, and of the detail behind it; a text that is missing has no label.
  private struct Ends {
    var label: UInt32
    var detail: UInt32
  }

  private var bytes: [UInt8] = []
  private var texts: [Ends] = []
  /// The number of texts up to the end of each record; empty if each record is one text.
  private var ends: [UInt32] = []

  var byteCount: Int { bytes.count }

  var recordCount: Int { ends.isEmpty ? texts.count : ends.count }

  mutating func append(item: GridItem?) { append(item?.label, item?.detail) }

  mutating func append(title: String?, items: some Sequence<GridItem?>) {
    append(title, nil)
    for item in items { append(item?.label, item?.detail) }
    ends.append(UInt32(texts.count))
  }

  /// Gives back the memory that more texts would need.
  mutating func trim() {
    bytes = bytes.withUnsafeBufferPointer { Array($0) }
    texts = texts.withUnsafeBufferPointer { Array($0) }
    ends = ends.withUnsafeBufferPointer { Array($0) }
  }

  private mutating func append(_ label: String?, _ detail: String?) {
    bytes += (label ?? "").utf8
    let end = label == nil ? UInt32.max : UInt32(bytes.count)
    bytes += (detail ?? "").utf8
    texts.append(Ends(label: end, detail: UInt32(bytes.count)))
  }

  /// Visits records, the first of which has the number `start`; false if `body` has said so.
  func visit(
    _ numbers: Slice<UnsafeBufferPointer<UInt32>>, from start: Int, areItems: Bool,
    _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for number in numbers {
        let record = Int(number) - start
        let goesOn = areItems ? visit(item: record, bytes, body) : visit(record, bytes, body)
        guard goesOn else { return false }
      }
      return true
    }
  }

  private func visit(
    item: Int, _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) -> Bool {
    guard let (label, detail) = text(item, in: bytes) else { return body(.hidden) { _ in } }
    guard let detail else { return body(.label(label)) { _ = $0(0, label, nil) } }
    return body(.text(all(item..<item + 1, in: bytes))) { _ = $0(0, label, detail) }
  }

  private func visit(
    _ record: Int, _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) -> Bool {
    let places = (record == 0 ? 0 : Int(ends[record - 1]))..<Int(ends[record])
    return body(.text(all(places, in: bytes))) { visit in
      for place in places {
        guard let (label, detail) = text(place, in: bytes) else { continue }
        // The title comes first.
        let index = place == places.lowerBound ? nil : place - places.lowerBound - 1
        guard visit(index, label, detail) else { return }
      }
    }
  }

  private func start(of text: Int) -> Int { text == 0 ? 0 : Int(texts[text - 1].detail) }

  private func all(
    _ places: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      rebasing: bytes[start(of: places.lowerBound)..<start(of: places.upperBound)])
  }

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

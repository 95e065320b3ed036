import GridpickCore
import GridpickFormats

extension FuzzTarget {
  /// An input gives the same document in pieces as in one read, and every screen can show it.
  static let formats = FuzzTarget(name: "formats") { (bytes) throws(Broken) in
    var bytes = FuzzedBytes(bytes)
    let format = bytes.element(of: FormatName.allCases)
    let options = bytes.readingOptions(of: format)
    let length = 1 + bytes.number(below: 9)
    let layout = bytes.element(of: Layout.all)
    let size = ScreenSize(lines: bytes.number(below: 30), columns: bytes.number(below: 90))
    let input = Array(bytes.rest)
    let whole = ReadInput(input, in: format, options, piece: .max)
    let pieces = ReadInput(input, in: format, options, piece: length)
    try require(whole.text == pieces.text, "\(whole.text) in pieces: \(pieces.text)")
    let settings = PickerSettings(
      layout: layout, look: Look(theme: Theme(colorCount: 256), signs: .unicode))
    let state = PickerState(
      whole.document.data, isComplete: true, settings: settings, size: size)
    _ = state.frame()
  }
}

extension FuzzedBytes {
  fileprivate mutating func readingOptions(of format: FormatName) -> ReadingOptions {
    var options = ReadingOptions()
    options.hasHeader = element(of: [nil, true, false])
    options.rowTitles = element(of: [nil, true, false])
    let delimiters: [Delimiter?] = [nil, .bytes([0x2c]), .bytes([0x3b, 0x20]), .blanks, .aligned]
    let delimiter = element(of: delimiters)
    if delimiter.map(format.takes) ?? true { options.delimiter = delimiter }
    options.endsWithNul = format == .lines && isTrue()
    options.findsTables = format == .lines && delimiter == nil && !options.endsWithNul && isTrue()
    options.hasColors = isTrue()
    options.keepsMisfits = element(of: [false, true])
    options.flattens = isTrue()
    return options
  }
}

/// The document of an input, and all its content as one text.
struct ReadInput {
  let document: ReadDocument
  let text: String

  init(lines: [String]) {
    let text = lines.map { $0 + "\n" }.joined()
    self.init(Array(text.utf8), in: .lines, ReadingOptions(), piece: .max)
  }

  init(_ input: [UInt8], in format: FormatName, _ options: ReadingOptions, piece: Int) {
    let reading = format.format.reading(options)
    var refusal: FormatError?
    do throws(FormatError) {
      try reading.run(ArrivingInput(input, piece: piece).feed)
    } catch {
      refusal = error
    }
    document = reading.document()
    // `found` is left out, because it depends on the bytes that have arrived.
    let refused = refusal.map { "\($0.place) \($0.expected)" } ?? ""
    let faults = document.faults
    let first = faults.first.map { "\($0.place) \($0.expected)" } ?? ""
    text = "\(document.data.shown) \(faults.count) \(first) \(refused)"
  }
}

/// An input whose bytes arrive piece by piece.
private final class ArrivingInput {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private let piece: Int
  private var arrived = 0

  init(_ bytes: [UInt8], piece: Int) {
    buffer = .allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    self.piece = piece
  }

  deinit { buffer.deallocate() }

  var feed: ByteFeed {
    let nothing = SourceText(UnsafeBufferPointer(rebasing: buffer[..<0]), owner: self)
    return ByteFeed(nothing) { [self] in
      let count = min(piece, buffer.count - arrived)
      arrived += count
      return count > 0 ? .more(count) : .end
    }
  }
}

extension Grid {
  /// The texts, values and records of the first items, with all their titles.
  fileprivate var shown: String {
    guard isList else {
      let grid = self
      let titles = (0..<min(grid.columnCount, 40)).map { grid.columnTitle($0, .whole) ?? "-" }
      let sections = (0..<min(grid.sectionCount, 100)).map { section in
        let items = (0..<min(grid.itemCount(inSection: section), 40)).map { index in
          let position = Position(section: section, index: index)
          guard let item = grid.item(at: position), let id = grid.id(at: position) else {
            return "-"
          }
          let source = grid.source
          return "\(item.label) \(item.detail ?? "") \(grid.value(at: position)) "
            + "\(source.json(at: id) ?? []) \(source.record(at: id))"
        }
        return "\(grid.sectionTitle(section, .whole) ?? "-"): \(items)"
      }
      return "\(grid.sectionCount) × \(grid.columnCount) \(titles) \(sections)"
    }
    let list = source
    return (0..<min(count, 400)).map { number in
      let id = ItemID(row: number)
      return "\(list.item(at: id)?.label as Any) \(list.value(at: id))"
    }.joined(separator: "\n")
  }
}

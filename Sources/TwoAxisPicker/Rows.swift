/// The sections of a caller; a change costs as much as it changes.
struct Rows<Item> {
  private var sections: Pieces<GridSection<Item>>
  private var summaries: [RowSummary]

  init(_ sections: [GridSection<Item>]) {
    self.sections = Pieces(sections)
    summaries = self.sections.slices.map { RowSummary($0) }
  }

  var count: Int { sections.count }

  var indices: Range<Int> { sections.indices }

  var array: [GridSection<Item>] { sections.array }

  var columnCount: Int { summaries.reduce(0) { max($0, $1.longest) } }

  subscript(section: Int) -> GridSection<Item> {
    _read { yield sections[section] }
  }

  mutating func append(_ more: [GridSection<Item>]) {
    for section in more {
      sections.append(CollectionOfOne(section))
      if count > summaries.count * Pieces<Item>.size { summaries.append(RowSummary()) }
      summaries[summaries.count - 1].cover(section)
    }
  }

  mutating func change(_ section: Int, _ body: (inout GridSection<Item>) -> Void) {
    let piece = section / Pieces<Item>.size
    let before = sections[section].items.count
    body(&sections[section])
    let isLess = sections[section].items.count < before
    if isLess, before == summaries[piece].longest {
      summaries[piece] = RowSummary(sections.slices[piece])
    } else {
      summaries[piece].cover(sections[section])
    }
  }

  /// The most sections that may have names of their own.
  var nameCount: Int { summaries.count(where: \.hasNames) * Pieces<Item>.size }

  /// Calls `body` with each section from one on that has a name of its own.
  func visitNames(from start: Int, _ body: (Int, SectionName) -> Void) {
    guard start < count else { return }
    for piece in start / Pieces<Item>.size..<summaries.count where summaries[piece].hasNames {
      let first = piece * Pieces<Item>.size
      sections.slices[piece].withUnsafeBufferPointer { sections in
        for place in max(0, start - first)..<sections.count {
          if let name = sections[place].name { body(first + place, name) }
        }
      }
    }
  }
}

/// A summary of the sections in one piece.
private struct RowSummary {
  /// The number of items in the longest section.
  private(set) var longest = 0
  /// True if some section may have a name of its own.
  private(set) var hasNames = false

  init() {}

  init<Item>(_ sections: ArraySlice<GridSection<Item>>) {
    sections.withUnsafeBufferPointer { sections in
      for place in sections.indices { cover(sections[place]) }
    }
  }

  mutating func cover<Item>(_ section: GridSection<Item>) {
    longest = max(longest, section.items.count)
    hasNames = hasNames || section.id != nil || !section.title.isEmpty
  }
}

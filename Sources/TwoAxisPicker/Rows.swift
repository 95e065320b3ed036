/// The sections of a caller; the cost of a change depends only on the size of the change.
struct Rows<Item> {
  private var sections: Pieces<GridSection<Item>>
  /// The number of items in the longest section, for each piece of the sections.
  private var longest: [Int]

  init(_ sections: [GridSection<Item>]) {
    self.sections = Pieces(sections)
    longest = self.sections.slices.map(Self.longest)
  }

  private static func longest(of sections: ArraySlice<GridSection<Item>>) -> Int {
    sections.reduce(0) { max($0, $1.items.count) }
  }

  var count: Int { sections.count }

  var indices: Range<Int> { sections.indices }

  var array: [GridSection<Item>] { sections.array }

  var columnCount: Int { longest.max() ?? 0 }

  subscript(section: Int) -> GridSection<Item> {
    _read { yield sections[section] }
  }

  /// Returns the first section with a name; an unnamed section has its number as its name.
  func number(ofSection name: String) -> Int? {
    let number = Int(sectionName: name)
    return indices.first { self[$0].name.map { $0 == name } ?? ($0 == number) }
  }

  /// Adds the first section of each name, from a section on; nil stays nil.
  func note(_ numbers: inout [String: Int]?, from first: Int) {
    guard numbers != nil else { return }
    for section in indices.dropFirst(first) {
      let name = self[section].name ?? String(section)
      if numbers?[name] == nil { numbers?[name] = section }
    }
  }

  mutating func append(_ more: [GridSection<Item>]) {
    for section in more {
      sections.append(CollectionOfOne(section))
      if count > longest.count * Pieces<Item>.size { longest.append(0) }
      longest[longest.count - 1] = max(longest[longest.count - 1], section.items.count)
    }
  }

  mutating func change(_ section: Int, _ body: (inout GridSection<Item>) -> Void) {
    let piece = section / Pieces<Item>.size
    let before = sections[section].items.count
    body(&sections[section])
    let now = sections[section].items.count
    let isLess = now < before && before == longest[piece]
    longest[piece] = isLess ? Self.longest(of: sections.slices[piece]) : max(longest[piece], now)
  }
}

extension Int {
  /// Reads the number that names an untitled section; `007` is a name of its own.
  init?(sectionName name: String) {
    guard let number = Int(name), String(number) == name else { return nil }
    self = number
  }
}

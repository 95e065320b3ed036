/// A listing of numbered entries (rule Y2).
enum PlainListing: Equatable {
  case rows
  case items(section: Int)
  /// The matches or marks: items of the data, in the order of the listing.
  case found([ItemID])
  /// The matches or marks that are whole sections, by their numbers in the data.
  case foundRows([Int])

  var isOfRows: Bool {
    switch self {
    case .rows, .foundRows: true
    case .items, .found: false
    }
  }

  /// True if items of several rows stand beside each other, so that each item names its row.
  var namesRows: Bool { if case .found = self { true } else { false } }
}

/// The entry that a number stands for.
enum PlainEntry: Equatable {
  /// A section that is opened by its number.
  case row(Int)
  /// An item, or the whole section of this item, that is picked or marked.
  case item(Position)
}

extension PickerState {
  func count(of listing: PlainListing) -> Int {
    switch listing {
    case .rows: content.sectionCount
    case .items(let section): content.itemCount(inSection: section)
    case .found(let ids): ids.count
    case .foundRows(let sections): sections.count
    }
  }

  /// Returns the entry at a place, counted from 0; nil if it is no longer shown.
  func entry(_ place: Int, of listing: PlainListing, picksRows: Bool) -> PlainEntry? {
    switch listing {
    case .rows: entry(ofSection: place, picksRows: picksRows)
    case .items(let section): .item(Position(section: section, index: place))
    case .found(let ids): content.position(of: ids[place]).map(PlainEntry.item)
    case .foundRows(let sections):
      arrangement.whole.section(sections[place], in: content).flatMap {
        entry(ofSection: $0, picksRows: picksRows)
      }
    }
  }

  /// Returns the entry for a section, which is opened unless it is picked whole or has one item.
  private func entry(ofSection section: Int, picksRows: Bool) -> PlainEntry {
    guard picksRows || content.columnCount == 1 else { return .row(section) }
    return .item(content.firstPlace(ofSection: section) ?? Position(section: section, index: 0))
  }

  /// Returns the first listing: the items of a single row, otherwise all rows.
  func wholeListing(picksRows: Bool) -> PlainListing {
    content.sectionCount == 1 && content.columnCount > 1 && !picksRows
      ? .items(section: 0) : .rows
  }

  /// Returns the listing of the matches, best first in an unsorted flat list (rule F9).
  func listing(of matches: Matches, upTo most: Int) -> PlainListing {
    let order = view.orders.section.shown?.members
    switch matches {
    case .items(let items):
      return .found(items.members(by: order).prefix(most).map { ItemID(ofList: Int($0)) })
    case .sections(let sections):
      return .foundRows(sections.members(by: order).prefix(most).map(Int.init))
    case .cells(let cells):
      return .found(view.ids(of: cells, in: arrangement.whole, upTo: most))
    }
  }

  func listing(of marks: Marks, upTo most: Int) -> PlainListing {
    if let sections = picked.sections(of: marks) {
      return .foundRows(sections.prefix(most).map(Int.init))
    }
    return .found(Array(picked.ids(of: marks).prefix(most)))
  }
}

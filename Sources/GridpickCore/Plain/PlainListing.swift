import GridpickModel
import GridpickPaging

/// What is listed by numbers (rule Y2).
enum PlainListing: Equatable {
  /// All sections.
  case rows
  /// What stands in one of them.
  case items(section: Int)
  /// What matches or is marked: items of the data, as they stand.
  case found([ItemID])
  /// The same of whole sections, by their numbers in the data.
  case foundRows([Int])

  var isOfRows: Bool {
    switch self {
    case .rows, .foundRows: true
    case .items, .found: false
    }
  }

  /// Whether items of several rows stand beside each other.
  var namesRows: Bool { if case .found = self { true } else { false } }
}

/// What a number stands for.
enum PlainEntry: Equatable {
  /// A section that is opened.
  case row(Int)
  /// What is picked or marked: an item, or the whole section that it stands in.
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

  /// What stands at a place of it, counted from 0; nil where that is shown no longer.
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

  /// A section that is picked as a whole, or is a single item, need not be opened.
  private func entry(ofSection section: Int, picksRows: Bool) -> PlainEntry {
    guard picksRows || content.columnCount == 1 else { return .row(section) }
    return .item(content.firstItem(ofSection: section) ?? Position(section: section, index: 0))
  }

  /// What is listed at first: of a single row its items.
  func wholeListing(picksRows: Bool) -> PlainListing {
    content.sectionCount == 1 && content.columnCount > 1 && !picksRows
      ? .items(section: 0) : .rows
  }

  /// What matches, as it stands: best first in a flat list that nobody has sorted (rule F9).
  func listing(of matches: Matches, upTo most: Int) -> PlainListing {
    let order = view.orders.section.shown?.members
    switch matches {
    case .items(let items):
      return .found(items.members(by: order).prefix(most).map { ItemID(ofList: Int($0)) })
    case .sections(let sections):
      return .foundRows(sections.members(by: order).prefix(most).map(Int.init))
    case .cells(let cells):
      return .found(cells.ids(in: arrangement.whole, by: order, upTo: most))
    }
  }

  func listing(of marks: Marks, upTo most: Int) -> PlainListing {
    if let sections = picked.sections(of: marks) {
      return .foundRows(sections.prefix(most).map(Int.init))
    }
    return .found(Array(picked.ids(of: marks).prefix(most)))
  }
}

import GridpickCore
import GridpickFormats
import GridpickTestSupport

/// Everything a grid answers, taken out of it, so that a test can compare it whole.
struct PlainGrid: Equatable {
  struct Section: Equatable {
    var title: String?
    var style: String?
    /// The text of each item; nil is an empty slot.
    var labels: [String?]
    /// The value of each item; nil if it cannot be picked.
    var values: [String?]

    init(_ labels: [String?], values: [String?]? = nil, title: String? = nil, style: String? = nil)
    {
      self.title = title
      self.style = style
      self.labels = labels
      self.values = values ?? labels
    }
  }

  var columns: [String?] = []
  var sections: [Section] = []
}

extension PlainGrid {
  /// A column that titles the sections is left out unless asked for, because it says the same as
  /// their titles.
  init(_ grid: Grid, withTitleColumn: Bool = false) {
    let places = (0..<grid.columnCount).filter { withTitleColumn || $0 != grid.titleColumn }
    columns = places.map { grid.columnTitle($0) }
    sections = (0..<grid.sectionCount).map { section in
      let count = grid.itemCount(inSection: section)
      let positions = places.filter { $0 < count }.map { Position(section: section, index: $0) }
      let labels = positions.map { grid.item(at: $0)?.label }
      let values = positions.map { position in
        grid.item(at: position).map { _ in
          String(decoding: grid.value(at: position), as: UTF8.self)
        }
      }
      return Section(
        labels, values: values, title: grid.sectionTitle(section),
        style: grid.style(ofSection: section).flatMap(CellStyle.init)?.name)
    }
  }
}

extension Grid {
  /// The grid, or nil where the data is a flat list.
  var plainGrid: PlainGrid? {
    asTable.map { PlainGrid($0) }
  }

  /// The flat list's items and values; nil where the data is a grid.
  var plainList: [(item: GridItem?, value: [UInt8])]? {
    guard let list else { return nil }
    return (0..<list.sectionCount).map(ItemID.init(row:)).map {
      (list.item(at: $0), list.value(at: $0))
    }
  }
}

func readJSON(
  _ text: String, options: ReadingOptions = ReadingOptions()
) throws(FormatError) -> ReadDocument {
  try FormatName.json.format.read(SourceText(text), options)
}

extension AskedStyle {
  fileprivate var name: String? { if case .named(let name) = self { name } else { nil } }
}

/// A layout: the few settings in which one kind of grid differs from another.
///
/// ```swift
/// picker.layout = .cards
/// ```
public struct Layout: Equatable, Sendable {
  /// The name that `--layout` and the JSON key `layout` use.
  package let name: String
  package let summary: String
  package var sectionAxis = ScreenAxis.vertical
  /// The linkage, which says which sections go together (rules P1, P6, P7).
  package var linkage = Linkage.shared
  package var focus = Focus.roam
  /// The snap of a drag; nil lets the pitch decide (rule G6).
  package var snap: SnapKind?
  package var titles: Titles
  /// True if the cells of each section are as big as its own items need.
  package var sizesSections = false
  /// True if a flat list is flowed into as many columns as fit; otherwise the list is one section.
  package var flowsLists = false
  /// True if each column is as wide as its own items need (rule L9).
  package var measuresColumns = false
  /// The way in which the records of a table are shown (rule X4).
  package let records: Records
  /// The number of steps for one notch of the wheel (rule G12).
  package var wheelSteps = 1
  package var styleName = "text"
  package var words = PerAxis(section: "row", item: "column")
  package var pitch = Pitch.needed

  /// A rule for the size of a page, from the needs of a cell and the size of the view.
  package enum Pitch: Sendable {
    case needed
    /// The size that a cell needs, with blank lines around its content.
    case padded
    case viewWide
    /// Three quarters of the view, but limited, or the content would look lost on a large screen.
    case mostOfView

    package func size(ofNeeded needed: ScreenSize, in view: ScreenSize) -> ScreenSize {
      switch self {
      case .needed: needed
      case .padded: ScreenSize(lines: min(needed.lines + 3, view.lines), columns: needed.columns)
      case .viewWide: ScreenSize(lines: needed.lines, columns: view.columns)
      case .mostOfView:
        ScreenSize(
          lines: Self.most(of: view.lines, max(16, 2 * min(needed.lines, view.lines) + 8)),
          columns: Self.most(of: view.columns, max(60, 2 * min(needed.columns, view.columns) + 24)))
      }
    }

    private static func most(of view: Int, _ limit: Int) -> Int { max(1, min(view * 3 / 4, limit)) }
  }

  package enum Records: Sendable {
    case fields
    /// An item is a field; a section is a record, highlighted as a whole and shown whole on a hold.
    case rows
    case items
  }

  package var rowsAreRecords: Bool { records == .rows }

  /// True if a table needs groups to be shown, as in tabs and shelves.
  var needsGroups: Bool { records == .items && titles != .nowhere }

  /// True if an item is a whole record: in cards, shelves and tabs, and in any groups.
  package func takesRecords(of grid: Grid) -> Bool {
    grid.hasRecords && !rowsAreRecords && (records == .items || grid.parts != nil)
  }

  /// The column that titles the sections of a table whose records are not shown as such.
  func titleColumn(of grid: Grid) -> Int? {
    rowsAreRecords || takesRecords(of: grid) ? nil : grid.titleColumn
  }

  package enum Titles: Sendable {
    case nowhere
    /// The titles stand in panes of their own, at the left and on top.
    case panes
    /// The titles of the sections stand in a line before the cells of each section.
    case headings
    /// The titles of the sections stand in a bar on top, with the current one highlighted.
    case bar
  }

  /// Sections side by side have no lines for headings, so their titles stand in panes.
  var placedTitles: Titles {
    titles == .headings && sectionAxis == .horizontal ? .panes : titles
  }

  /// Returns true if letters search from the start: in a sheet, and in a list in a grid.
  func beginsInFind(_ data: Grid) -> Bool {
    flowsLists && pitch == .needed && (rowsAreRecords || data.isList) && data.pivot == nil
  }

  package static let all: [Layout] = [.grid, .cards, .sheet, .shelves, .tabs]

  package static func named(_ name: String) -> Layout? {
    all.first { $0.name == name }
  }
}

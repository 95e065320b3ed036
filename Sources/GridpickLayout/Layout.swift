import GridpickPaging
import GridpickScreen

/// A layout: the few settings in which one kind of grid differs from another, and nothing else.
///
/// ```swift
/// picker.layout = .cards
/// print(picker.layout.name)
/// ```
public struct Layout: Equatable, Sendable {
  /// As `--layout` and the JSON key `layout` call it.
  public let name: String
  /// One line for the help.
  package let summary: String
  /// The axis of the screen along which the sections run.
  package let sectionAxis: ScreenAxis
  /// Which sections go together (rules P1, P6, P7).
  package let linkage: Linkage
  package let focus: Focus
  /// How a drag snaps; nil goes by the pitch (rule G6).
  package let snap: SnapKind?
  package let titles: Titles
  /// Whether the cells of each section are as big as its own items need.
  package let sizesSections: Bool
  /// Whether a flat list is flowed into as many columns as fit, rather than being one section.
  package let flowsLists: Bool
  /// Whether each column is as wide as its own items need (rule L9).
  package let measuresColumns: Bool
  /// Whether a section is a record: highlighted from edge to edge, and shown whole when an item is held.
  package let hasRecords: Bool
  /// How many steps a notch of the wheel goes (rule G12).
  package let wheelSteps: Int
  /// The cell style where neither options nor data name one.
  package let styleName: String
  /// What people call a section and an item of it.
  package let words: PerAxis<String>
  /// How big a page is when `--cell` does not say.
  package let pitch: Pitch
}

extension Layout {
  /// How big a page is, by what a cell needs and what the view has.
  package enum Pitch: Sendable {
    /// As big as a cell needs.
    case needed
    /// As big, but as wide as the view.
    case viewWide
    /// Three quarters of the view, so that neighbours peek in on all sides; but on a large screen no more
    /// than makes what stands in a cell look lost.
    case mostOfView

    package func size(ofNeeded needed: ScreenSize, in view: ScreenSize) -> ScreenSize {
      switch self {
      case .needed: needed
      case .viewWide: ScreenSize(lines: needed.lines, columns: view.columns)
      case .mostOfView:
        ScreenSize(
          lines: Self.most(of: view.lines, max(16, 2 * min(needed.lines, view.lines) + 8)),
          columns: Self.most(of: view.columns, max(60, 2 * min(needed.columns, view.columns) + 24)))
      }
    }

    private static func most(of view: Int, _ limit: Int) -> Int { max(1, min(view * 3 / 4, limit)) }
  }
}

extension Layout {
  /// Where the titles of sections and columns stand.
  package enum Titles: Sendable {
    case nowhere
    /// In panes of their own, at the left and on top.
    case panes
    /// Those of the sections, each in a line before its cells.
    case headings
    /// Those of the sections, side by side in a bar on top, the current one highlighted.
    case bar
  }

  /// Where the titles stand as the sections run: those of sections side by side have no lines of their
  /// own to be headings in.
  var placedTitles: Titles {
    titles == .headings && sectionAxis == .horizontal ? .panes : titles
  }

  /// Every layout there is; options, help and documents find theirs here.
  package static let all: [Layout] = [.grid, .cards, .sheet, .shelves, .tabs]

  package static func named(_ name: String) -> Layout? {
    all.first { $0.name == name }
  }
}

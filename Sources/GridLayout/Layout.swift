import GridPaging
import Screen

/// A layout: the few settings in which one kind of grid differs from another, and nothing else.
///
/// ```swift
/// picker.layout = .cards
/// ```
public struct Layout: Sendable {
  /// As `--layout` and the JSON key `layout` call it.
  public let name: String
  /// One line for the help.
  package let summary: String
  /// The axis of the screen along which the sections run.
  package let sectionAxis: ScreenAxis
  package let focus: Focus
  /// How a drag snaps; nil goes by the pitch (rule G6).
  package let snap: SnapKind?
  /// Whether section titles and column titles have panes of their own.
  package let showsTitles: Bool
  /// Whether each column is as wide as its own items need (rule L9).
  package let measuresColumns: Bool
  /// Whether the row of the position is marked from edge to edge.
  package let marksRow: Bool
  /// How many steps a notch of the wheel goes (rule G12).
  package let wheelSteps: Int
  /// The cell style where neither options nor data name one.
  package let styleName: String
  /// How big a page is when `--cell` does not say: from what a cell needs and what the view has.
  package let pitch: @Sendable (_ needed: ScreenSize, _ view: ScreenSize) -> ScreenSize
}

extension Layout {
  /// Every layout there is; options, help and documents find theirs here.
  package static let all: [Layout] = [.grid, .cards, .sheet]

  package static func named(_ name: String) -> Layout? {
    all.first { $0.name == name }
  }
}

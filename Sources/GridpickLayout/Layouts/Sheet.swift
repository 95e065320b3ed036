import GridpickPaging
import GridpickScreen

extension Layout {
  /// A table as a spreadsheet shows it: titles stay, each column is as wide as it needs, the row is highlighted.
  ///
  /// ```swift
  /// picker.layout = .sheet
  /// ```
  public static let sheet = Layout(
    name: "sheet",
    summary: "a table: titles stay, columns as wide as they need, the row marked",
    sectionAxis: .vertical,
    linkage: .shared,
    focus: .roam,
    snap: nil,
    titles: .panes,
    sizesSections: false,
    flowsLists: true,
    measuresColumns: true,
    hasRecords: true,
    wheelSteps: 3,
    styleName: "text",
    words: PerAxis(section: "row", item: "column"),
    pitch: .needed
  )
}

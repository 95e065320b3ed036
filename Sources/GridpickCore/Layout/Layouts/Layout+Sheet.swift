extension Layout {
  /// A table as in a spreadsheet: fixed titles, columns as wide as needed, a highlighted row.
  ///
  /// ```swift
  /// picker.layout = .sheet
  /// ```
  public static let sheet = Layout(
    name: "sheet",
    summary: "a table: fixed header, fitted columns, row highlighted",
    sectionAxis: .vertical,
    linkage: .shared,
    focus: .roam,
    snap: nil,
    titles: .panes,
    sizesSections: false,
    flowsLists: true,
    measuresColumns: true,
    records: .rows,
    wheelSteps: 3,
    styleName: "text",
    words: PerAxis(section: "row", item: "column"),
    pitch: .needed
  )
}

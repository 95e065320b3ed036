extension Layout {
  /// Rows of small cells, as many as fit, among which the position moves freely.
  ///
  /// ```swift
  /// picker.layout = .grid
  /// ```
  public static let grid = Layout(
    name: "grid",
    summary: "rows of cells that scroll together",
    sectionAxis: .vertical,
    linkage: .shared,
    focus: .roam,
    snap: nil,
    titles: .panes,
    sizesSections: false,
    flowsLists: true,
    measuresColumns: false,
    records: .fields,
    wheelSteps: 1,
    styleName: "text",
    words: PerAxis(section: "row", item: "column"),
    pitch: .needed
  )
}

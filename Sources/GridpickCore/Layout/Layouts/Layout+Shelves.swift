extension Layout {
  /// Titled shelves below each other, each with its own kind of cells and its own position.
  ///
  /// ```swift
  /// picker.layout = .shelves
  /// ```
  public static let shelves = Layout(
    name: "shelves",
    summary: "titled rows that scroll independently",
    sectionAxis: .vertical,
    linkage: .independent,
    focus: .roam,
    snap: nil,
    titles: .headings,
    sizesSections: true,
    flowsLists: false,
    measuresColumns: false,
    records: .items,
    wheelSteps: 1,
    styleName: "text",
    words: PerAxis(section: "shelf", item: "item"),
    pitch: .needed
  )
}

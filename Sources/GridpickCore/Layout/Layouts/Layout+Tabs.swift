extension Layout {
  /// Lists side by side under a bar of titles, one of them in view, each with its own position.
  ///
  /// ```swift
  /// picker.layout = .tabs
  /// ```
  public static let tabs = Layout(
    name: "tabs",
    summary: "one list in view, under a bar of tabs",
    sectionAxis: .horizontal,
    linkage: .hybrid,
    focus: .roam,
    snap: nil,
    titles: .bar,
    sizesSections: true,
    flowsLists: false,
    measuresColumns: false,
    records: .items,
    wheelSteps: 1,
    styleName: "text",
    words: PerAxis(section: "tab", item: "item"),
    pitch: .viewWide
  )
}

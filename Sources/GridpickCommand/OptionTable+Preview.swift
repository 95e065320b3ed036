import GridpickCore
import GridpickTerminal

extension OptionTable {
  static let stage = Group(
    title: "Preview and border",
    rows: [
      OptionRow(
        "preview", takes: "CMD", values: .command, "command for the preview, e.g. 'man {NAME}'"
      ) { $0.picker.preview.command = $1.bytes.isEmpty ? nil : try CommandTemplate($1.bytes) },
      OptionRow(
        "preview-window", takes: "WHERE",
        values: .words(OptionWords(PreviewWindow.words, separators: ":,")),
        "right, left, up, down[,N[%]][,wrap][,+LINE] …"
      ) { options, value in
        options.picker.preview.window = try options.picker.preview.window.changed(by: value.text)
      },
      OptionRow(
        "border", takes: "STYLE", isOptional: true, values: borders.values,
        "a line around: rounded, sharp, bold, double, top …"
      ) {
        $0.picker.surroundings.border =
          $1.bytes.isEmpty ? .rounded : try borders.element(called: $1.text)
      },
      OptionRow("border-label", takes: "TEXT", "text in the border line") {
        $0.picker.surroundings.label($1.text)
      },
      OptionRow("preview-label", takes: "TEXT", "text above the preview") {
        $0.picker.surroundings.previewLabel = $1.text
      },
      OptionRow("margin", takes: "N[%],…", "space around: all, or top, right, bottom, left") {
        $0.picker.surroundings.margin = try edges($1.text)
      },
    ])

  private static var borders: Choice<Border> { Choice { Border.all.map { ($0.name, $0) } } }

  /// Returns the margin: `2`, `1,5%` for top and bottom and both sides, `1,2,3` or `1,2,3,4`.
  private static func edges(_ text: String) throws(ValueError) -> Edges<Extent> {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let extents = words.compactMap { Extent(String($0)) }
    guard extents.count == words.count, (1...4).contains(extents.count) else {
      throw ValueError(
        expected: "one to four sizes in cells or percent, e.g. 1,5%")
    }
    let top = extents[0]
    let right = extents.count > 1 ? extents[1] : top
    let edges = Edges(
      top: top, right: right, bottom: extents.count > 2 ? extents[2] : top,
      left: extents.count > 3 ? extents[3] : right)
    guard edges.top.leavesRoom(beside: edges.bottom), edges.left.leavesRoom(beside: edges.right)
    else {
      throw ValueError(expected: "a smaller margin, so that room is left")
    }
    return edges
  }
}

extension Extent {
  /// Returns true if two edges leave room between them on some screen.
  fileprivate func leavesRoom(beside other: Extent) -> Bool {
    if case (.percent(let one), .percent(let two)) = (self, other) { return one + two < 100 }
    return true
  }
}

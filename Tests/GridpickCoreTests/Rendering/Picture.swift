import GridpickTestSupport

@testable import GridpickCore

/// A scene, told by what matters to a test.
struct Picture {
  var grid: TestGrid
  var size = ScreenSize(lines: 8, columns: 44)
  var layout = Layout.grid
  var style: CellStyle?
  var cell: ScreenSize?
  var focus: Focus?
  var frozen = 0
  /// The offset across, at the top; nil is where the view rests.
  var scrolled: Int?
  var sortedTitle: Scene.SortedTitle?
  var position = Position(section: 0, index: 0)
  var title: String?
  var signs = Signs.unicode
  var colorCount = 1 << 24
  var panel: Panel?
  var origin: String?
  var background: RGB?
  var query: Query?
  var find: Scene.Find?
  var marks = Marks(of: .item)

  var frame: Frame {
    let content = Grid(grid)
    let look = Look(
      theme: Theme(colorCount: colorCount, background: background), signs: signs,
      chosenStyle: style,
      defaultStyle: CellStyle.named(layout.styleName) ?? .text)
    let measurer = GridMeasurer(content, look: look, columns: size.columns)
    var measures = measurer.measures(for: layout, titleLines: title == nil ? 0 : 1)
    measures.hasQuery = find != nil
    var options = LayoutOptions(cell: cell, focus: focus)
    options.frozen = frozen
    let placement = Placement(
      layout, options: options, measures: measures,
      sections: layout.sizesSections || layout.linkage != .shared
        ? SectionMeasurer(measurer, in: measures).measures(of: content) : nil, on: size)
    var controller = PagingController(start: position)
    controller.align(on: Ground(placement.pagers, content))
    var scene = Scene(
      content: content, placement: placement,
      offsets: scrolled.map { Offsets(section: 0, item: $0) }
        ?? controller.offsets(at: .zero, on: Ground(placement.pagers, content)),
      position: controller.position(in: content), title: title, look: look)
    scene.origin = origin
    scene.highlightsRow = layout.rowsAreRecords
    scene.words = layout.words
    scene.query = query
    scene.find = find
    scene.marks = marks
    scene.sortedTitle = sortedTitle
    var stage = Stage(scene: scene, division: Division(size))
    stage.panel = panel
    return stage.frame()
  }

  /// The readable text.
  func verify(_ name: String, file: String = #filePath) throws(HarnessError) {
    try Snapshot(name, besideFile: file).verify(frame.text)
  }

  /// The readable text, its styles, and the place of the cursor.
  func verifyStyled(_ name: String, file: String = #filePath) throws(HarnessError) {
    let frame = frame
    let cursor = frame.cursor.map { "cursor \($0.line): \($0.column)" } ?? "no cursor"
    let notes = (frame.styleNotes + [cursor]).joined(separator: "\n")
    try Snapshot(name, besideFile: file).verify(frame.text + "\n---\n" + notes)
  }
}

import GridpickCore
import GridpickTerminal

/// A picker of the caller's own values, arranged in rows and columns.
///
/// ```swift
/// var picker = GridPicker(rows: [["S", "M"], ["L", "XL"]]) { Cell($0) }
/// picker.title = "Sizes"
/// picker.columnTitles = ["short", "long"]
/// picker.layout = .grid
/// picker.start = Position(section: 1, index: 0)
/// if let size = try picker.run() { print(size) }
/// if case .timedOut = try picker.end(timeout: .seconds(60)) { print("nobody there") }
/// ```
///
/// Every other setting is a property too, with a default that suits most programs:
///
/// ```swift
/// picker.banner = ["Shirts of organic cotton", "Returned for free within 30 days"]
/// picker.cellSize = ScreenSize(lines: 3, columns: 12)
/// picker.cycles = true
/// picker.trackEnd = .spacer
/// picker.focus = .center
/// picker.frozenColumns = 1
/// picker.linkage = .independent
/// picker.slideDistance = ScreenSize(lines: 1, columns: 3)
/// picker.verticalSnap = .step
/// picker.horizontalSnap = .nearest
/// picker.style = .card
///
/// picker.sort = ["price", SortOrder("size", isDescending: true)]
/// picker.hiddenColumns = ["weight"]
/// picker.surface = .inline(lines: 12)
/// picker.border = .rounded
/// picker.margin = ScreenSize(lines: 1, columns: 2)
/// picker.theme = "dark,accent:#88aaff"
/// picker.hints = false
/// picker.showsStatus = false
/// picker.isASCII = true
/// picker.fill = .columns
/// picker.previewWindow = PreviewWindow(.down, .cells(8))
/// picker.usesMouse = false
/// picker.animates = false
/// picker.deceleration = .fast
/// picker.plain = .automatic
/// picker.find.begins = true
/// picker.marks = MarkSettings()
/// picker.wraps = true
/// picker.sections.append(GridSection(title: "largest", items: ["XXL"]))
/// ```
///
/// The program's own code is in closures, of which <doc:Closures> says where they run:
///
/// ```swift
/// picker.rowStyle = { section in section == 0 ? .card : .text }
/// picker.id = { size in size.lowercased() }
/// picker.peek = { size in "\(size) is sold out until spring." }
/// picker.status = { size, place in "\(size), row \(place.section + 1)" }
/// picker.isDisabled = { size in size == "XL" ? "sold out" : nil }
/// picker.onMove = { move in print("now at", move.item) }
/// picker.onSettle = { move in print(move.from == move.to ? "still here" : "at \(move.item)") }
/// picker.onScroll = { from, to in print(to.line > from.line ? "down" : "up or sideways") }
/// picker.keys = [KeyBinding(key: .control("d"), help: "leaves") { _, _ in .perform("abort") }]
/// picker.titleClick = { title, number in .update(.notice("column \(number), \(title)")) }
/// picker.refresh = { _ in [["S", "M"], ["L", "XL", "XXL"]] }
/// picker.more = { section in section == nil ? [["XXL"]] : [["one more"]] }
/// ```
public struct GridPicker<Item> {
  var supply: Supply<Item>
  /// The closure that returns the cell of an item; nil for an empty slot.
  var cell: (Item) -> Cell?

  /// The title line at the top; nil for none.
  public var title: String?
  /// The lines above the grid, which scroll away to make room for it.
  public var banner: [String] = []
  /// The titles of the columns.
  public var columnTitles: [String] = []
  /// The layout: `.grid`, `.cards`, `.sheet`, `.shelves` or `.tabs`.
  public var layout = Layout.grid
  /// The rows that scroll together: all, none, or all until the banner is scrolled away; nil for
  /// the layout's default.
  public var linkage: Linkage?
  /// The rule by which a vertical drag snaps; nil for the layout's default.
  public var verticalSnap: SnapKind?
  /// The rule by which a horizontal drag snaps; nil for the layout's default.
  public var horizontalSnap: SnapKind?
  /// The distance that a drag must exceed before `.step` moves by one page.
  public var slideDistance = ScreenSize(lines: 2, columns: 4)
  /// The part that moves, the current cell or the content below it; nil for the layout's default.
  public var focus: Focus?
  /// The space after the last page: none with `.flush`, blank with `.spacer`.
  public var trackEnd = TrackEnd.flush
  /// The style of all cells, which overrides any other style; nil leaves the style to rows and
  /// cells.
  public var style: CellStyle?
  /// The size of a cell including the gap to the next cell; nil for the layout's default.
  ///
  /// By default a cell is as large as the visible cells need. In `.tabs` it is as wide as the view,
  /// and in `.cards` it takes at most three quarters of the view.
  public var cellSize: ScreenSize?
  /// The closure that returns the style of a row's cells, or nil to leave the style to the cells.
  ///
  /// Only `.shelves` and `.tabs` use it, with at most 200,000 rows.
  public var rowStyle: ((_ section: Int) -> CellStyle?)?
  /// The number of first columns that stay in place while the others scroll.
  public var frozenColumns = 0
  /// The position at which the picker starts; nil for the first item.
  public var start: Position?
  /// True if a single step past one end goes to the other end.
  public var cycles = false
  /// True if a row is as tall as its longest text needs, in `.sheet` and in a list of one column.
  public var wraps = false
  /// The rules that colour texts; a later rule wins over an earlier one.
  ///
  /// A rule is a term of find, `=` and a colour; the last `=` counts. The term `state:^failed$`
  /// searches the column with this title, and `'error` searches all columns. The colour is `good`,
  /// `wait`, `bad` or `done`, a name, a palette number or `#rrggbb`, then attributes such as
  /// `:bold`. `:row` at the end colours the whole row. A column title with `=heat` shades numbers
  /// by rank, for which the picker reads the cells of the first 1,000 rows; `=age` shades durations
  /// and dates.
  ///
  /// ```swift
  /// picker.paint = ["state:^failed$=bad:row", "'warning=#ff8800", "load=heat", "seen=age"]
  /// ```
  public var paint: [String] = []
  /// The order in which a list fills its columns.
  public var fill = FillOrder.rows
  /// The columns that sort the rows at the start; a later column sorts rows that are equal so far.
  ///
  /// A ``GridSource`` with more than 2,000,000 rows is not sorted.
  public var sort: [SortOrder] = []
  /// The columns that are hidden until the key `=` shows them, by title or by number from 1.
  public var hiddenColumns: [String] = []
  /// The part of the terminal for the picker: the screen, or lines below the cursor.
  public var surface = Surface.screen
  /// The border around the picker.
  public var border = Border.none
  /// True if a line below the cells shows the position and the useful keys.
  public var showsStatus = true
  /// True if only ASCII symbols and lines are drawn.
  public var isASCII = false
  /// The place and size of the preview.
  public var previewWindow = PreviewWindow()
  /// The blank lines above and below the picker, and the blank columns at its sides.
  public var margin = ScreenSize(lines: 0, columns: 0)
  /// The colours; nil for colours that suit the terminal's background.
  ///
  /// `dark` and `light` are for such a background, even if the terminal reports another. `16` uses
  /// only the terminal's first 16 colours, and `bw` uses none. A role, a colon and a colour set the
  /// colour of that role: `title`, `dim`, `accent`, `current`, `row`, `match`, `mark`, `border` and
  /// others. A colour is a name, a palette number or `#rrggbb`, then attributes such as `:bold`.
  public var theme: String?
  /// True if the status line shows the most useful keys.
  public var hints = true
  /// The choice between a picker on a screen and one that talks in lines.
  public var plain = PlainTalk.automatic
  /// True if the picker receives the mouse; otherwise the mouse selects text in the terminal.
  public var usesMouse = true
  /// True if the view glides to its new place; otherwise it jumps there.
  public var animates = true
  /// The rate at which a flick comes to rest; nil for the snap rule's default.
  public var deceleration: Deceleration?
  /// The options of find, the search by typing.
  public var find = FindSettings()
  /// The options of marking; nil if nothing can be marked.
  ///
  /// A record is marked as a whole.
  public var marks: MarkSettings?

  /// The closure that returns a unique name of an item; nil if items have no names.
  ///
  /// The picker uses the names to find the current item and the marked items in newer rows.
  public var id: ((Item) -> String)?
  /// The closure that returns the text of a peek at an item; nil shows the item's label and detail.
  public var peek: ((Item) -> String)?
  /// The closure that returns the preview of the current item; nil for no preview.
  ///
  /// The picker calls it after an item has been current for a moment, and cancels its task when
  /// another item becomes current. It runs where `refresh` runs. The text may contain the escape
  /// sequences for terminal colours and styles. The first 4 MB and 100,000 lines are kept.
  ///
  /// ```swift
  /// picker.preview = { size in
  ///   try? await Task.sleep(for: .milliseconds(10))
  ///   return "\u{1b}[1m\(size)\u{1b}[0m\nis in stock"
  /// }
  /// picker.previewWindow = PreviewWindow(.right, .percent(40))
  /// ```
  public var preview: ((Item) async -> String)?
  /// The closure that returns the text of the status line; nil shows the position in the grid.
  public var status: ((Item, Position) -> String)?
  /// The closure that returns why an item is disabled, or nil if it is enabled; nil disables no
  /// item.
  ///
  /// A disabled item is dim. It can be current, but not picked, and the status line shows the
  /// reason. Each pick calls the closure again.
  public var isDisabled: ((Item) -> String?)?
  /// The closure that the picker calls after each move.
  ///
  /// Calls never overlap.
  public var onMove: (Move) -> Void = { _ in }
  /// The closure that the picker calls after a gesture or a glide stops, even at its old position.
  public var onSettle: (Move) -> Void = { _ in }
  /// The closure that the picker calls after the view scrolls, with the old and new scroll offsets.
  public var onScroll: (_ from: ScreenPoint, _ to: ScreenPoint) -> Void = { _, _ in }
  /// The program's own keys; the help lists them.
  public var keys: [KeyBinding<Item>] = []
  /// The closure that handles a click on the title of a column, a tab or a shelf.
  ///
  /// It takes the title, and the number of the column or section from 0. Without it, a second click
  /// sorts by the column.
  public var titleClick: ((_ title: String, _ number: Int) -> KeyAnswer<Item>)?
  /// The closure that fetches newer sections after a pull down at the top or the key `r`; nil for
  /// none.
  ///
  /// In tabs, and in any layout with vertical sections, it takes the name of the current section
  /// and returns the items of that section. Otherwise it takes nil and returns all sections.
  ///
  /// It runs where the other closures run; see <doc:Closures>.
  public var refresh: ((String?) async throws -> [GridSection<Item>])?
  /// The closure that fetches more items at the end, or while all items are visible; nil for none.
  ///
  /// It is called without any key while all items are visible, else when the person scrolls to an
  /// end and goes past it. Its argument is as in `refresh`; it returns more items of that section,
  /// or for nil the sections after the last one. An empty result means that there are no more. A
  /// picker of a ``GridSource`` never calls it. It runs where `refresh` runs.
  public var more: ((String?) async throws -> [GridSection<Item>])?

  /// The function that opens the picker, for tests; nil opens it on the terminal.
  var opening: ((PickerSetup) throws(TerminalError) -> RunningPicker)?
}

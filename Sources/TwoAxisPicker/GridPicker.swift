import GridpickCore
import GridpickTerminal

/// A picker of the caller's own values, laid out in rows that vary one way and columns that vary
/// another.
///
/// ```swift
/// var picker = GridPicker(rows: [["S", "M"], ["L", "XL"]]) { Cell($0) }
/// picker.title = "Sizes"
/// picker.columnTitles = ["short", "long"]
/// picker.layout = .grid
/// picker.start = Position(section: 1, index: 0)
/// if let size = try picker.run() { print(size) }
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
/// ```
public struct GridPicker<Item> {
  var supply: Supply<Item>
  /// The closure that returns the cell of an item; nil for an empty slot.
  var cell: (Item) -> Cell?

  /// The line above everything; nil for none.
  public var title: String?
  /// The lines above the grid, which scroll away to make room for the grid.
  public var banner: [String] = []
  /// The titles of the columns.
  public var columnTitles: [String] = []
  /// The layout: `.grid`, `.cards`, `.sheet`, `.shelves` or `.tabs`.
  public var layout = Layout.grid
  /// The rows that scroll together: all, none, or all until the banner is gone; nil for the
  /// layout's default.
  public var linkage: Linkage?
  /// The rule by which a drag up or down snaps; nil for the layout's default.
  public var verticalSnap: SnapKind?
  /// The rule by which a drag to the side snaps; nil for the layout's default.
  public var horizontalSnap: SnapKind?
  /// The distance that a drag must exceed before `.step` moves by one page.
  public var slideDistance = ScreenSize(lines: 2, columns: 4)
  /// The focus: the position moves in the view, or the content moves under it; nil for the layout's
  /// default.
  public var focus: Focus?
  /// The space past the last page: none with `.flush`, blank with `.spacer`.
  public var trackEnd = TrackEnd.flush
  /// The style of all cells, whatever style a cell asks for; nil leaves the style to rows and
  /// cells.
  public var style: CellStyle?
  /// The size of a cell, the gap to the next cell included; nil for the layout's default.
  ///
  /// By default a cell is as big as the cells in view need. In `.tabs` it is as wide as the view,
  /// and in `.cards` it takes up to three quarters of the view.
  public var cellSize: ScreenSize?
  /// The closure that returns the style of a row's cells, or nil to leave the style to the cells.
  ///
  /// Only layouts that size rows one by one use it: `.shelves` and `.tabs`, with 200,000 rows at
  /// most.
  ///
  /// ```swift
  /// picker.layout = .shelves
  /// picker.rowStyle = { section in section == 0 ? .card : .text }
  /// ```
  public var rowStyle: ((_ section: Int) -> CellStyle?)?
  /// The number of first columns that stay in place while the other columns scroll.
  public var frozenColumns = 0
  /// The position at which the picker starts; nil for the first item.
  public var start: Position?
  /// True if a single step past one end goes on at the other end.
  public var cycles = false
  /// True if a row takes the lines that its longest cell needs, in `sheet` and in a list of one column.
  ///
  /// ```swift
  /// picker.layout = .sheet
  /// picker.wraps = true
  /// ```
  public var wraps = false
  /// The rules that give texts a colour; a later rule wins over an earlier one.
  ///
  /// The last `=` divides a rule. Left of it stands a term of find, such as `state:^failed$`, which is
  /// looked for in the column of this title, or `'error`, which is looked for in all. Right of it
  /// stands a colour: the word `good`, `wait`, `bad` or `done`, a name, a number of the palette or
  /// `#rrggbb`, with attributes such as `:bold` behind it. With `:row` behind it the rule paints the
  /// whole row. A title with `=heat` shades the numbers of a column by their rank, for which the picker
  /// asks for the cells of the first 1,000 rows, and one with `=age` shades durations and dates.
  ///
  /// ```swift
  /// picker.paint = ["state:^failed$=bad:row", "'warning=#ff8800", "load=heat", "seen=age"]
  /// ```
  public var paint: [String] = []
  /// The order in which a list fills its columns.
  public var fill = FillOrder.rows
  /// The columns by which rows are sorted at the start; a later one decides between equal rows.
  ///
  /// More than 2,000,000 rows of a ``GridSource`` keep their order.
  public var sort: [SortOrder] = []
  /// The titles of the columns that are hidden until `=` shows all, or their numbers from 1.
  public var hiddenColumns: [String] = []
  /// The part of the terminal that the picker takes: the screen, or lines below the cursor.
  public var surface = Surface.screen
  /// The lines around the picker.
  public var border = Border.none
  /// True if a line below the cells shows the place, and what keys do here.
  public var showsStatus = true
  /// True if signs and lines are drawn with ASCII alone.
  public var isASCII = false
  /// The place of the preview, and the part of the screen that it takes.
  public var previewWindow = PreviewWindow()
  /// The lines that stay blank above and below the picker, and the columns at its sides.
  public var margin = ScreenSize(lines: 0, columns: 0)
  /// The colours; nil for those that suit the terminal's background.
  ///
  /// `dark` and `light` are the colours on such a background, whatever the terminal tells of its own.
  /// `16` stays within the terminal's first 16 colours, and `bw` uses none. A role with a colour
  /// behind a colon changes what is drawn in this role: `title`, `dim`, `accent`, `current`, `row`,
  /// `match`, `mark`, `border` and others. A colour is a name, a number of the palette or `#rrggbb`,
  /// with attributes such as `:bold` behind it.
  ///
  /// ```swift
  /// picker.theme = "dark,accent:#88aaff,title:12:bold"
  /// ```
  public var theme: String?
  /// True if the status line names the keys that matter.
  public var hints = true
  /// The choice between a picker on a screen and one that talks in lines.
  ///
  /// ```swift
  /// picker.plain = .always
  /// ```
  public var plain = PlainTalk.automatic
  /// True if the picker gets the mouse; otherwise the terminal selects text with it.
  public var usesMouse = true
  /// True if the view glides to where it rests; otherwise it is there at once.
  public var animates = true
  /// The rate at which a flick comes to rest; nil for the snap rule's default.
  public var deceleration: Deceleration?
  /// The options of find, the search by typing.
  ///
  /// ```swift
  /// picker.find.begins = true
  /// ```
  public var find = FindSettings()
  /// The options of marking; nil if nothing can be marked.
  ///
  /// A record is marked as a whole.
  ///
  /// ```swift
  /// picker.marks = MarkSettings()
  /// if case .marked(let sizes) = try picker.end() { print(sizes.map(\.item)) }
  /// ```
  public var marks: MarkSettings?

  /// The closure that returns a name for an item, different from all other names; nil if items have
  /// no names.
  ///
  /// By the names the picker finds the current item and the marked items again in newer rows.
  ///
  /// ```swift
  /// picker.id = { size in size.lowercased() }
  /// ```
  public var id: ((Item) -> AnyHashable)?
  /// The closure that returns the text of a peek at an item; nil shows the item's label and detail.
  ///
  /// ```swift
  /// picker.peek = { size in "\(size) is sold out until spring." }
  /// ```
  public var peek: ((Item) -> String)?
  /// The closure that makes the text beside the grid about the current item; nil shows none.
  ///
  /// The picker calls it once the item has stayed current for a moment, and cancels the task in which
  /// it runs when another item becomes current. It runs where `refresh` runs. Escape sequences in the
  /// text are styles, as a program prints them for a terminal. The first 4 MB and 100,000 lines are
  /// kept.
  ///
  /// ```swift
  /// picker.preview = { size in
  ///   try? await Task.sleep(for: .milliseconds(10))
  ///   return "\u{1b}[1m\(size)\u{1b}[0m\nis in stock"
  /// }
  /// picker.previewWindow = PreviewWindow(.right, .percent(40))
  /// ```
  public var preview: ((Item) async -> String)?
  /// The closure that returns the text of the status line; nil shows the place in the grid.
  ///
  /// ```swift
  /// picker.status = { size, place in "\(size), row \(place.section + 1)" }
  /// ```
  public var status: ((Item, Position) -> String)?
  /// The closure that returns the reason why an item is disabled, or nil if it is not; nil disables
  /// none.
  ///
  /// A disabled item is dim. It can be current, but not picked, and the status line tells the reason.
  /// The closure is asked again at each pick.
  ///
  /// ```swift
  /// picker.isDisabled = { size in size == "XL" ? "sold out" : nil }
  /// ```
  public var isDisabled: ((Item) -> String?)?
  /// The closure that is called after each move.
  ///
  /// Calls come one after the other, never while another call is running.
  ///
  /// ```swift
  /// picker.onMove = { move in print("now at", move.item) }
  /// ```
  public var onMove: (Move) -> Void = { _ in }
  /// The closure that is called when a gesture or a glide has come to rest, even where it began.
  ///
  /// ```swift
  /// picker.onSettle = { move in
  ///   print(move.from == move.to ? "still here" : "gone to \(move.item)")
  /// }
  /// ```
  public var onSettle: (Move) -> Void = { _ in }
  /// The closure that is called after the view has been scrolled, with the lines and columns by which
  /// it was and is scrolled from its start.
  ///
  /// ```swift
  /// picker.onScroll = { from, to in print(to.line > from.line ? "down" : "up or sideways") }
  /// ```
  public var onScroll: (_ from: ScreenPoint, _ to: ScreenPoint) -> Void = { _, _ in }
  /// The program's own keys, which the help lists.
  ///
  /// ```swift
  /// picker.keys = [KeyBinding(key: .control("d"), help: "leaves") { _, _ in .perform("abort") }]
  /// ```
  public var keys: [KeyBinding<Item>] = []
  /// The closure that says what a click on the title of a column, a tab or a shelf does.
  ///
  /// It is given the title, and the number of the column or the section, from 0. Without it the second
  /// click sorts by the column.
  ///
  /// ```swift
  /// picker.titleClick = { title, number in
  ///   .update(.notice("column \(number), \(title)"))
  /// }
  /// ```
  public var titleClick: ((_ title: String, _ number: Int) -> KeyAnswer<Item>)?
  /// The closure that fetches newer sections when a person pulls down at the top or presses `r`;
  /// nil offers neither.
  ///
  /// In tabs, and wherever a section stands upright, it is told the section that the person is in,
  /// and brings the items of that one. Otherwise it is told nil, and brings all sections.
  ///
  /// It runs where the other closures run; <doc:Closures> tells where that is.
  ///
  /// ```swift
  /// picker.refresh = { _ in [["S", "M"], ["L", "XL", "XXL"]] }
  /// ```
  public var refresh: ((String?) async throws -> [GridSection<Item>])?
  /// The closure that fetches more when a person goes on past an end that has been scrolled to, and
  /// by itself while all that there is is in view; nil offers none.
  ///
  /// It is told a section as `refresh` is, and brings more items of that one; if it is told nil, it
  /// brings the sections behind the last one. Nothing, or only empty sections, means that there is
  /// no more. A picker of a ``GridSource`` never calls it. It runs where `refresh` runs.
  ///
  /// ```swift
  /// picker.more = { section in section == nil ? [["XXL"]] : [["one more"]] }
  /// ```
  public var more: ((String?) async throws -> [GridSection<Item>])?

  /// The function that opens the picker instead of the terminal's; nil opens it on the terminal.
  var opening: ((PickerSetup) throws(TerminalError) -> RunningPicker)?
}

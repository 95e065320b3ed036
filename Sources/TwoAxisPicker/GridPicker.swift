import GridpickCore
import GridpickLayout
import GridpickPaging
import GridpickProtocol
import GridpickRendering
import GridpickScreen
import GridpickSession
import GridpickTerminal

/// A picker of the caller's own values, laid out in rows that vary one way and columns that vary another.
///
/// ```swift
/// var picker = GridPicker(rows: [["S", "M"], ["L", "XL"]]) { Cell($0) }
/// picker.title = "Sizes"
/// picker.rowTitles = ["small", "large"]
/// picker.columnTitles = ["short", "long"]
/// picker.layout = .grid
/// picker.start = Position(section: 1, index: 0)
/// if let size = try picker.run() { print(size) }
/// ```
///
/// Everything else is a property too, and each has a way that suits most programs:
///
/// ```swift
/// picker.banner = ["Shirts of organic cotton", "Returned for free within 30 days"]
/// picker.cellSize = ScreenSize(lines: 3, columns: 12)
/// picker.cycles = true
/// picker.end = .spacer
/// picker.focus = .center
/// picker.frozenColumns = 1
/// picker.linkage = .independent
/// picker.slideDistance = ScreenSize(lines: 1, columns: 3)
/// picker.snap = .step
/// picker.style = .card
/// ```
public struct GridPicker<Item> {
  /// What there is to pick from.
  var supply: Supply<Item>
  /// What is shown for an item; nil is an empty slot, seen but never picked.
  ///
  /// Called only for what is seen, and remembered until an update says that it has changed; and for what find,
  /// sorting and marking everything look through, a while at a time.
  ///
  /// ```swift
  /// picker.cell = { size in Cell(size, detail: "in stock", color: .terminal(2)) }
  /// ```
  public var cell: (Item) -> Cell?

  /// A line above everything.
  public var title: String?
  /// Lines above the grid that make room for it as it is scrolled.
  public var banner: [String] = []
  /// What the rows are called, in the layout's way: beside them, above them, or on tabs.
  public var rowTitles: [String] = []
  /// What the columns are called.
  public var columnTitles: [String] = []
  /// Which of the five layouts: `.grid`, `.cards`, `.sheet`, `.shelves`, `.tabs`.
  public var layout = Layout.grid
  /// Which rows are scrolled together; nil is the layout's own way.
  public var linkage: Linkage?
  /// How a drag snaps; nil is the layout's own way.
  public var snap: SnapKind?
  /// How far a drag goes before `.step` is one page.
  public var slideDistance = ScreenSize(lines: 2, columns: 4)
  /// Whether the position moves in the view, or the content under it; nil is the layout's own way.
  public var focus: Focus?
  /// What lies past the last page.
  public var end = TrackEnd.flush
  /// How all cells are drawn, whatever each asks for; nil leaves it to them.
  public var style: CellStyle?
  /// How big a cell is, the gap to the next one included; nil is as big as what is seen needs.
  public var cellSize: ScreenSize?
  /// How each row's cells are drawn in layouts that size rows one by one; nil leaves it to the cells.
  ///
  /// ```swift
  /// picker.layout = .shelves
  /// picker.rowStyle = { section in section == 0 ? .card : .text }
  /// ```
  public var rowStyle: ((_ section: Int) -> CellStyle?)?
  /// How many of the first columns stay where they are while the others scroll.
  public var frozenColumns = 0
  /// Where the picker starts; nil is the first item.
  public var start: Position?
  /// Whether single steps go on at the other end.
  public var cycles = false
  /// How things are found by typing.
  ///
  /// ```swift
  /// picker.find.opens = true
  /// ```
  public var find = FindOptions()
  /// How things are marked; nil where nothing can be.
  ///
  /// ```swift
  /// picker.marks = MarkOptions()
  /// if case .marked(let sizes) = try picker.end() { print(sizes) }
  /// ```
  public var marks: MarkOptions?

  /// What tells an item from every other, also in newer rows: by it the current one and what is marked are
  /// found again.
  ///
  /// ```swift
  /// picker.id = { size in size.lowercased() }
  /// ```
  public var id: ((Item) -> AnyHashable)?
  /// What is shown when somebody peeks at an item; nil is its label and detail.
  ///
  /// ```swift
  /// picker.peek = { size in "\(size) is sold out until spring." }
  /// ```
  public var peek: ((Item) -> String)?
  /// What the status line says; nil is the place in the grid.
  ///
  /// ```swift
  /// picker.status = { size, place in "\(size), row \(place.section + 1)" }
  /// ```
  public var status: ((Item, Position) -> String)?
  /// Whether an item may be picked.
  ///
  /// ```swift
  /// picker.shouldPick = { size, _ in size != "XL" }
  /// ```
  public var shouldPick: (Item, Position) -> Bool = { _, _ in true }
  /// Called after each move, one after the other, never while another call is running.
  ///
  /// ```swift
  /// picker.onMove = { move in print("now at", move.item) }
  /// ```
  public var onMove: (Move) -> Void = { _ in }
  /// Called when something has come to rest, also where it began.
  ///
  /// ```swift
  /// picker.onSettle = { move in
  ///   print(move.from == move.to ? "still here" : "gone to \(move.item)")
  /// }
  /// ```
  public var onSettle: (Move) -> Void = { _ in }
  /// Keys of the program's own; the help lists them.
  ///
  /// ```swift
  /// picker.keys = [
  ///   (key: .control("d"), help: "leave", act: { _, _ in .cancel }),
  ///   (key: "1", help: "the first", act: { _, _ in .move(to: Position(section: 0, index: 0)) }),
  /// ]
  /// ```
  public var keys: [(key: Key, help: String, act: (Item?, Position?) -> KeyAnswer)] = []
  /// Gets newer rows, when somebody pulls down at the top or presses `r`; nil offers neither.
  ///
  /// It runs where the other callbacks do. Of who waits on no actor that holds unless the closure has a list of
  /// captures: then Swift 6.3 runs it beside them. Where a picker that holds its thread is run by work of the main
  /// actor, as at the top of main.swift behind an `await`, it cannot wait for anything: there await the picker in an
  /// asynchronous function.
  ///
  /// ```swift
  /// picker.refresh = { [["S", "M"], ["L", "XL", "XXL"]] }
  /// ```
  public var refresh: (() async throws -> [[Item]])?
  /// Gets the rows behind so many, when somebody goes on past the end; no rows are the end.
  ///
  /// ```swift
  /// picker.more = { count in count < 100 ? [["one more"]] : [] }
  /// ```
  public var more: ((_ count: Int) async throws -> [[Item]])?

  /// Who takes the terminal over.
  var opening: (PickerSetup) throws(TerminalError) -> OpenPicker = TerminalPicker.ofProgram.open

  /// Rows of items, as long as they are.
  ///
  /// ```swift
  /// let picker = GridPicker(rows: [["S", "M"], ["L", "XL"]]) { Cell($0) }
  /// ```
  public init(rows: [[Item]], cell: @escaping (Item) -> Cell?) {
    supply = .rows(rows)
    self.cell = cell
  }

  /// A list, flowed into so many columns; nil is as many as fit.
  ///
  /// ```swift
  /// let picker = GridPicker(list: ["S", "M", "L", "XL"], columns: 2) { Cell($0) }
  /// ```
  public init(list: [Item], columns: Int? = nil, cell: @escaping (Item) -> Cell?) {
    supply = .list(list, columns: columns)
    self.cell = cell
  }

  /// Items that are asked for as they are seen.
  ///
  /// ```swift
  /// struct Squares: GridSource {
  ///   let sectionCount = 1_000_000
  ///   let columnCount = 10
  ///   func item(at position: Position) -> Int? { position.section * 10 + position.index }
  /// }
  /// let picker = GridPicker(source: Squares()) { Cell("\($0 * $0)") }
  /// ```
  public init(source: any GridSource<Item>, cell: @escaping (Item) -> Cell?) {
    supply = .source(source)
    self.cell = cell
  }

  /// The rows that there are; a list is one row, and a source is asked for none.
  ///
  /// ```swift
  /// picker.rows.append(["XXL"])
  /// ```
  public var rows: [[Item]] {
    get { supply.rows }
    set { supply = supply.replaced(by: newValue) }
  }

  /// A move from one item to another.
  ///
  /// ```swift
  /// picker.onMove = { move in
  ///   if move.from.section != move.to.section { print("another row, at", move.item) }
  /// }
  /// ```
  public struct Move {
    /// Where one was.
    public let from: Position
    /// Where one is.
    public let to: Position
    /// What is there.
    public let item: Item
  }
}

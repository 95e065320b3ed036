import GridpickCore
import GridpickLayout
import GridpickModel
import GridpickRendering
import GridpickSystem
import GridpickTerminal

/// A picker of the caller's own values, laid out in rows that vary one way and columns that vary another.
///
/// ```swift
/// var picker = GridPicker(rows: [["S", "M"], ["L", "XL"]]) { Cell($0) }
/// picker.layout = .grid
/// if let size = try picker.run() { print(size) }
/// ```
public struct GridPicker<Item> {
  public var rows: [[Item]]
  /// What is shown for an item; nil is an empty slot, seen but never picked.
  public var cell: (Item) -> Cell?
  public var title: String?
  public var rowTitles: [String] = []
  public var columnTitles: [String] = []
  public var layout = Layout.grid
  /// Nil starts at the first item.
  public var start: Position?
  /// Whether single steps go on at the other end.
  public var cycles = false
  /// Called after each move, one after the other, never while another call is running.
  public var onMove: (Move) -> Void = { _ in }

  /// A move from one item to another.
  public struct Move {
    public let from: Position
    public let to: Position
    public let item: Item
  }

  public init(rows: [[Item]], cell: @escaping (Item) -> Cell?) {
    self.rows = rows
    self.cell = cell
  }

  /// How a picker is shown until it ends: by a session on a terminal, or without one.
  typealias Showing = (
    _ data: GridData, _ start: GridpickModel.Position?, _ settings: (Look) -> PickerSettings,
    _ tell: (PickerEffect) -> Void
  ) throws(TerminalError) -> PickerOutcome

  /// Shows the picker on the controlling terminal until an item is picked, or nil when it is left.
  public func run() throws(PickerError) -> Item? {
    let session = PickerSession { name in getenv(name).map { String(cString: $0) } }
    return try run { data, start, settings, tell throws(TerminalError) in
      try session.run(data, start: start, settings: settings, telling: tell).outcome
    }
  }

  func run(by show: Showing) throws(PickerError) -> Item? {
    let rows = Grid(RowsGrid(picker: self))
    let outcome: PickerOutcome
    do {
      outcome = try show(.grid(rows), start.flatMap(rows.position), settings, tell)
    } catch {
      throw PickerError(description: error.description)
    }
    switch outcome {
    case .picked(let pick):
      guard case .item(let id) = pick.things else { return nil }
      return item(at: id)
    case .become: return nil
    case .cancelled: return nil
    case .terminalGone: throw PickerError(description: "the terminal is gone")
    case .unreadable: preconditionFailure("rows in memory do not arrive")
    }
  }

  private func settings(_ look: Look) -> PickerSettings {
    var settings = PickerSettings(layout: layout, look: look)
    settings.title = title
    settings.options.cycles = cycles
    return settings
  }

  private func tell(_ effect: PickerEffect) {
    guard case .moved(let from?, let to?) = effect, let item = item(at: to) else { return }
    onMove(Move(from: from, to: to, item: item))
  }

  private func item(at id: ItemID) -> Item? {
    let row = rows[id.section]
    return row.indices.contains(id.index) ? row[id.index] : nil
  }
}

/// Why a picker could not be shown, in words for people.
public struct PickerError: Error, CustomStringConvertible {
  public let description: String
}

/// The caller's rows as the picker asks for them: a cell is made only when it is seen.
private struct RowsGrid<Item>: SourceGrid {
  let picker: GridPicker<Item>
  let columnCount: Int

  init(picker: GridPicker<Item>) {
    self.picker = picker
    columnCount = picker.rows.map(\.count).max() ?? 0
  }

  var sectionCount: Int { picker.rows.count }

  func itemCount(inSection section: Int) -> Int { picker.rows[section].count }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    picker.cell(picker.rows[id.section][id.index]).map { cell in
      GridItem(
        cell.label, detail: cell.detail, color: cell.color, styleName: cell.style?.name)
    }
  }

  func value(at id: ItemID) -> [UInt8] {
    Array((item(at: id)?.label ?? "").utf8)
  }

  /// Where each row is sized by itself, the first of its cells says how.
  var hasSectionStyles: Bool { picker.layout.sizesSections }

  func styleName(ofSection section: Int) -> String? {
    guard hasSectionStyles else { return nil }
    return picker.rows[section].lazy.compactMap(picker.cell).first?.style?.name
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    picker.rowTitles.indices.contains(section) ? picker.rowTitles[section] : nil
  }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    picker.columnTitles.indices.contains(index) ? picker.columnTitles[index] : nil
  }
}

import GridpickCore
import GridpickTerminal

/// The way a picker ended.
///
/// ```swift
/// switch try picker.end(timeout: .seconds(30)) {
/// case .picked(let size, at: let place): print(size, place.section)
/// case .marked(let sizes): print(sizes.map(\.item))
/// case .cancelled(at: let place): print("left at", place?.section ?? 0)
/// case .timedOut, .nothingToPick: break
/// }
/// ```
public enum PickerEnd<Item> {
  /// An item was picked.
  case picked(Item, at: Position)
  /// All marked items were picked, in the order of the grid.
  ///
  /// Marked rows and columns count with all their items, and so does a single row that is picked
  /// whole.
  case marked([Marked<Item>])
  /// The picker was left, its task was cancelled, or a signal came that ends programs and for which
  /// the program has its own handler; `at` is the position by then, nil if there was no item.
  case cancelled(at: Position?)
  /// Nobody picked within the timeout.
  case timedOut
  /// There was no item to pick, and nothing could have brought one.
  case nothingToPick

  /// The picked item, or the first of the marked items; nil if nothing was picked.
  ///
  /// ```swift
  /// if let size = try picker.end().item { print(size) }
  /// ```
  public var item: Item? {
    switch self {
    case .picked(let item, at: _): item
    case .marked(let marked): marked.first?.item
    case .cancelled, .timedOut, .nothingToPick: nil
    }
  }
}

extension PickerEnd: Sendable where Item: Sendable {}

/// An item that was picked together with others, and its position.
///
/// ```swift
/// if case .marked(let sizes) = try picker.end() {
///   for marked in sizes { print(marked.item, "in row", marked.position.section) }
/// }
/// ```
public struct Marked<Item> {
  /// The item.
  public let item: Item
  /// The position in the caller's rows.
  public let position: Position
}

extension Marked: Sendable where Item: Sendable {}

/// The reason why a picker could not be shown or stay on the terminal, in words for people.
///
/// ```swift
/// do {
///   _ = try picker.run()
/// } catch PickerError.noTerminal(let reason) {
///   print(reason)
/// } catch PickerError.unsuitableTerminal(let reason) {
///   print("try another terminal: \(reason)")
/// } catch PickerError.wrongSetting(let reason) {
///   print("mend the program: \(reason)")
/// } catch PickerError.busy, PickerError.terminalGone {
///   print("not now")
/// }
/// ```
public enum PickerError: Error, Equatable, CustomStringConvertible {
  /// The program has no terminal, for example because it runs in the background of a server.
  case noTerminal(String)
  /// The terminal cannot place its cursor, TERM is not set, or the system refused what drawing
  /// needs.
  case unsuitableTerminal(String)
  /// A setting names a column that is not there, or a rule of paint, a theme or an action
  /// makes no sense.
  case wrongSetting(String)
  /// The terminal went away while the picker was shown on it.
  case terminalGone
  /// Another picker of the program is on the terminal.
  case busy

  /// The reason, in one line.
  ///
  /// ```swift
  /// print(PickerError.busy.description)
  /// ```
  public var description: String {
    switch self {
    case .noTerminal(let reason), .unsuitableTerminal(let reason), .wrongSetting(let reason): reason
    case .terminalGone: "the terminal is gone"
    case .busy: "another picker is on the terminal"
    }
  }

  init(_ error: TerminalError) {
    switch error {
    case .busy: self = .busy
    case .noTerminal: self = .noTerminal(error.description)
    case .noType, .unusableType, .failed:
      self = .unsuitableTerminal(error.description)
    }
  }
}

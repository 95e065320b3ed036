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
  /// A marked row or column stands for all its items, and so does a single row that is picked
  /// whole.
  case marked([Marked<Item>])
  /// The person left the picker, its task was cancelled, or a terminating signal came that the
  /// program handles; `at` is the last position, or nil if there was no item.
  case cancelled(at: Position?)
  /// Nobody picked an item before the timeout.
  case timedOut
  /// There was no item to pick, and nothing could bring one.
  case nothingToPick

  /// The picked item, or the first of the marked items; nil if nothing was picked.
  public var item: Item? {
    switch self {
    case .picked(let item, at: _): item
    case .marked(let marked): marked.first?.item
    case .cancelled, .timedOut, .nothingToPick: nil
    }
  }
}

extension PickerEnd: Sendable where Item: Sendable {}

/// One of several picked items, and its position.
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

/// The reason why a picker could not be shown, or could not stay on the terminal.
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
  /// The program has no terminal, for example because it runs as a server in the background.
  case noTerminal(String)
  /// The terminal cannot place its cursor, TERM is not set, or the system refused a resource.
  case unsuitableTerminal(String)
  /// A setting names an unknown column, or a paint rule, a theme or an action is invalid.
  case wrongSetting(String)
  /// The terminal closed while the picker was shown.
  case terminalGone
  /// Another picker of the program is on the terminal.
  case busy

  /// The reason as one line of text.
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

import GridpickTerminal

/// Why a picker could not be shown, in words for people.
///
/// ```swift
/// do {
///   _ = try picker.run()
/// } catch PickerError.noTerminal(let reason) {
///   print(reason)
/// } catch PickerError.unsuitableTerminal(let reason) {
///   print("try another terminal: \(reason)")
/// } catch PickerError.busy, PickerError.terminalGone {
///   print("not now")
/// }
/// ```
public enum PickerError: Error, Equatable, CustomStringConvertible {
  /// The program has no terminal: it runs in the background of a server, say.
  case noTerminal(String)
  /// The terminal cannot place its cursor, or nobody says what it is.
  case unsuitableTerminal(String)
  /// The terminal went away while the picker was on it.
  case terminalGone
  /// Another picker of the program is on the terminal.
  case busy

  /// The reason, in a line.
  ///
  /// ```swift
  /// print(PickerError.busy.description)
  /// ```
  public var description: String {
    switch self {
    case .noTerminal(let reason), .unsuitableTerminal(let reason): reason
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

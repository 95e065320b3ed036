import GridpickTerminal

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

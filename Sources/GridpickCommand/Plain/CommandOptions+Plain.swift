import GridpickCore
import GridpickTerminal

extension CommandOptions {
  /// Returns the options for a type of terminal; a terminal that has only lines is used line by
  /// line (rule Y1).
  ///
  /// Options that need a screen or a key are left out there.
  func fitting(terminal type: String?) -> CommandOptions {
    guard isPlain || PlainPicker.alone(suits: type) else { return self }
    var options = self
    options.isPlain = true
    options.unheard = [
      bindings.isEmpty ? nil : "--bind", picker.preview.command == nil ? nil : "--preview",
      picker.find.begins == true ? "--find" : nil, socket == nil ? nil : "--listen",
    ].compactMap(\.self)
    options.picker = picker.inLines
    options.socket = nil
    return options
  }

  /// Makes SIGINT end a picker of lines, as the key Ctrl-C ends a picker on a screen (rule Y3).
  ///
  /// The terminal may turn Ctrl-C into that signal.
  func hearInterrupts() {
    if isPlain { TerminalSignals.exitOnInterrupt(ExitStatus.cancelled.rawValue) }
  }

  /// Shows a picker on a screen, or asks line by line, until the picker ends.
  func show(
    _ setup: PickerSetup, _ environment: @escaping @Sendable (String) -> String?
  ) throws(TerminalError) -> PickerResult {
    if isPlain {
      var picker = PlainPicker()
      picker.isASCII = isASCII
      if !unheard.isEmpty { picker.words = ["Ignored here: \(unheard.joined(separator: ", "))."] }
      return try picker.run(setup)
    }
    var picker = TerminalPicker(environment: environment)
    picker.terminalOptions = terminal
    picker.isASCII = isASCII
    picker.colors = colors
    picker.chosenStyle = style
    return try picker.run(setup)
  }
}

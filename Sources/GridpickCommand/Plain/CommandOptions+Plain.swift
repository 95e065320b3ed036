import GridpickCore
import GridpickSession
import GridpickTerminal

extension CommandOptions {
  /// The same on a terminal of a type; one that has lines alone is talked to in lines (rule Y1).
  ///
  /// What needs a screen or a key is left out there.
  func fitting(terminal type: String?) -> CommandOptions {
    guard isPlain || type == "dumb" else { return self }
    var options = self
    options.isPlain = true
    options.unheard = [
      bindings.isEmpty ? nil : "--bind", picker.preview.command == nil ? nil : "--preview",
      picker.find.opens ? "--find" : nil,
    ].compactMap(\.self)
    options.picker.keymap = .standard
    options.picker.preview = PreviewOptions()
    options.picker.find.opens = false
    options.picker.find.dims = false
    return options
  }

  /// Where the terminal makes a signal of Ctrl-C it ends the program as the key does on a screen (rule Y3).
  func hearInterrupts() {
    if isPlain { TerminalSignals.exitOnInterrupt(ExitStatus.cancelled.rawValue) }
  }

  /// Shows a picker on a screen, or talks in lines, until it ends.
  func show(
    _ setup: PickerSetup, _ environment: @escaping @Sendable (String) -> String?
  ) throws(TerminalError) -> PickerResult {
    if isPlain {
      var picker = PlainPicker()
      picker.isASCII = isASCII
      picker.unit = pickScope.markUnit
      if !unheard.isEmpty { picker.words = ["Not here: \(unheard.joined(separator: ", "))."] }
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

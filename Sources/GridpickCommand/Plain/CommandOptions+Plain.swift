import GridpickCore
import GridpickTerminal

extension CommandOptions {
  /// Returns the options; on a terminal of lines, without those for screens and keys (rule Y1).
  func fitting(terminal type: String?) -> CommandOptions {
    guard isPlain || PlainPicker.alone(suits: type) else { return self }
    var options = self
    options.isPlain = true
    options.ignoredOptions = [
      bindings.isEmpty ? nil : "--bind", picker.preview.command == nil ? nil : "--preview",
      picker.find.begins == true ? "--find" : nil, socket == nil ? nil : "--listen",
    ].compactMap(\.self)
    options.picker = picker.inLines
    options.socket = nil
    return options
  }

  func open(_ setup: PickerSetup) throws(TerminalError) -> RunningPicker {
    if isPlain {
      let ignored = ignoredOptions.joined(separator: ", ")
      return try PlainPicker.open(
        setup, isASCII: isASCII, saying: ignored.isEmpty ? [] : ["Ignored here: \(ignored)."])
    }
    var picker = TerminalPicker()
    picker.terminalOptions = terminal
    picker.isASCII = isASCII
    picker.colors = colors
    picker.chosenStyle = style
    return try picker.open(setup)
  }
}

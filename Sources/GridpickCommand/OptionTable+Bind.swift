import GridpickCore
import GridpickLayout
import GridpickProtocol

extension OptionTable {
  /// What a text binds, on top of what is bound.
  static func bind(_ text: [UInt8], in keymap: inout Keymap) throws(OptionRow.ValueError) {
    do throws(BindingFault) {
      for binding in try BindingReader.bindings(in: text) { keymap.bind(binding) }
    } catch {
      throw valueError(of: error)
    }
  }

  /// Has keys pick too, and be printed as they are written (rule B4).
  static func expect(_ text: [UInt8], in options: inout CommandOptions) throws(OptionRow.ValueError)
  {
    do throws(BindingFault) {
      for (key, name) in try BindingReader.keys(in: text) {
        options.picker.keymap.bind(
          .key(key), to: [.pick(by: key)], help: ["pick, and print the key"])
        options.expected = (options.expected ?? [:]).merging([key: name]) { $1 }
      }
    } catch {
      throw valueError(of: error)
    }
  }

  private static func valueError(of fault: BindingFault) -> OptionRow.ValueError {
    switch fault {
    case .unknownTrigger(let name): unknownTrigger(name)
    case .unknownAction(let name):
      .unknown(
        "an action", name, among: ActionName.all.map(\.name),
        expected: oneOf(ActionName.all.map(\.written)))
    case .missingTrigger: OptionRow.ValueError(part: "a key or event is missing before ':'")
    case .missingAction(let name):
      OptionRow.ValueError(part: "'\(name)' is bound to nothing; say \(name):ACTION")
    case .unwantedArgument(let name):
      OptionRow.ValueError(part: "'\(name)' takes nothing in brackets")
    case .missingArgument(let name):
      OptionRow.ValueError(part: "'\(name)' needs something in brackets: \(name)(…)")
    case .openBracket(let beginning):
      OptionRow.ValueError(part: "'\(beginning)' is not closed before a comma, a plus or the end")
    case .senselessArgument(let text, let name, let expected):
      OptionRow.ValueError(part: "\(name): '\(text)' is not \(expected)")
    case .unknownLayout(let name): .choice(name, among: Layout.all.map(\.name))
    case .template(let fault): OptionRow.ValueError(part: "print: \(reason(of: fault))")
    }
  }

  private static func unknownTrigger(_ name: String) -> OptionRow.ValueError {
    let events = Occasion.allCases.map(\.rawValue)
    let held = ["ctrl", "alt"].flatMap { held in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).map { "\(held)-\(Character(Unicode.Scalar($0)))" }
    }
    return .unknown(
      "a key or event", name, among: Key.writtenNames + events + held,
      expected: "a character, \(oneOf(Key.listedNames)), with ctrl-, alt- or shift- before it, "
        + "or an event: \(oneOf(events))")
  }
}

/// A name that binds a key or an event to actions (rule B1).
///
/// The name is fzf's name if fzf has the same idea.
package struct ActionName: Sendable {
  typealias Reading = @Sendable ([UInt8]) throws(BindingFault) -> Action

  package let name: String
  /// The actions of the name without an argument; nil if the name needs an argument.
  package let alone: [Action]?
  /// Reads the argument in brackets behind the name; nil if the name takes no argument.
  let reading: Reading?
  /// True if the argument is a text that is shown or typed, and not read any further.
  private(set) var takesText = false
  package let words: String
  /// The description where the rows are records in groups (rule X3); nil if it is the same.
  let wordsForRecords: String?
  var group = ActionGroup.yours
  /// The feature without which the action does nothing; nil if it needs no feature.
  var need: Binding.Need?

  init(
    _ name: String, _ alone: Action..., words: String, forRecords wordsForRecords: String? = nil,
    needing need: Binding.Need? = nil
  ) {
    self.name = name
    self.alone = alone
    self.words = words
    self.wordsForRecords = wordsForRecords
    self.need = need
    reading = nil
  }

  init(
    _ name: String, _ alone: Action? = nil, words: String, needing need: Binding.Need? = nil,
    takes reading: @escaping Reading
  ) {
    self.name = name
    self.alone = alone.map { [$0] }
    self.reading = reading
    self.words = words
    wordsForRecords = nil
    self.need = need
  }

  init(
    _ name: String, words: String, needing need: Binding.Need? = nil,
    text make: @escaping @Sendable (String) -> Action
  ) {
    self.init(name, nil, words: words, needing: need) { text throws(BindingFault) in
      make(try Self.text(text, of: name))
    }
    takesText = true
  }

  package static func named(_ name: String) -> ActionName? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }

  /// Returns the first name that stands for exactly these actions; nil if there is none.
  static func performing(_ actions: [Action]) -> ActionName? {
    all.first { $0.alone == actions }
  }

  /// The name as a list for people shows it: `up`, `execute(…)`.
  package var written: String { alone == nil ? "\(name)(…)" : name }

  /// The text that the user types before the argument: `up`, `execute(`.
  package var beginning: String { alone == nil ? "\(name)(" : name }

  func actions(_ argument: [UInt8]?) throws(BindingFault) -> [Action] {
    switch (argument, alone, reading) {
    case (nil, let alone?, _): return alone
    case (nil, nil, _): throw .missingArgument(of: name)
    case (let argument?, _, let reading?): return [try reading(argument)]
    case (_?, _, nil): throw .unwantedArgument(of: name)
    }
  }
}

// MARK: - Arguments in brackets

extension ActionName {
  static func command(_ text: [UInt8]) throws(BindingFault) -> CommandTemplate {
    do throws(CommandTemplate.Fault) {
      return try CommandTemplate(text)
    } catch {
      throw .command(error)
    }
  }

  static func template(_ text: [UInt8]) throws(BindingFault) -> OutputTemplate {
    do throws(OutputTemplate.Fault) {
      return try OutputTemplate(text)
    } catch {
      throw .template(error)
    }
  }

  static func layout(_ text: [UInt8]) throws(BindingFault) -> Layout {
    let name = String(decoding: text, as: UTF8.self)
    guard let layout = Layout.named(name) else { throw .unknownLayout(name) }
    return layout
  }

  static func windows(_ text: [UInt8]) throws(BindingFault) -> [[PreviewWindow.Part]] {
    let text = String(decoding: text, as: UTF8.self)
    do throws(PreviewWindow.Fault) {
      return try PreviewWindow.turns(of: text)
    } catch {
      throw .senselessArgument(
        error.part, of: "change-preview-window", expected: PreviewWindow.Fault.expected)
    }
  }

  /// Reads a position such as `12,3`, with both numbers counted from 0.
  static func place(_ text: [UInt8]) throws(BindingFault) -> Position {
    let text = String(decoding: text, as: UTF8.self)
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { UInt32($0) }.map(Int.init)
    guard numbers.count == 2, !text.contains("+"), text.count(where: { $0 == "," }) == 1 else {
      throw .senselessArgument(text, of: "go", expected: "two numbers, e.g. go(1,2)")
    }
    return Position(section: numbers[0], index: numbers[1])
  }

  static func number(
    _ text: [UInt8], in range: ClosedRange<Int>, of name: String
  ) throws(BindingFault) -> Int {
    let text = String(decoding: text, as: UTF8.self)
    guard let number = Int(text), range.contains(number), text.first != "+" else {
      throw .senselessArgument(
        text, of: name, expected: range.lowerBound > 0 ? "a number, 1 or more" : "a number")
    }
    return number
  }

  static func text(_ text: [UInt8], of name: String) throws(BindingFault) -> String {
    guard let read = String(validating: text, as: UTF8.self) else {
      throw .senselessArgument(
        String(decoding: text, as: UTF8.self), of: name, expected: "text in UTF-8")
    }
    return read
  }
}

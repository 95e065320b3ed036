import GridpickLayout
import GridpickModel

/// A name by which keys and events are bound to something (rule B1); fzf's, where fzf has the idea.
package struct ActionName: Sendable {
  typealias Reading = @Sendable ([UInt8]) throws(BindingFault) -> Action

  package let name: String
  /// What it does by itself; nil where it cannot.
  let alone: [Action]?
  /// What it does with what stands in brackets behind it; nil where nothing may.
  let reading: Reading?
  /// What it does, in words, where the table of keys does not say it.
  private let words: String?

  init(_ name: String, _ alone: Action..., words: String? = nil) {
    self.name = name
    self.alone = alone
    self.words = words
    reading = nil
  }

  init(
    _ name: String, _ alone: Action? = nil, words: String, takes reading: @escaping Reading
  ) {
    self.name = name
    self.alone = alone.map { [$0] }
    self.reading = reading
    self.words = words
  }

  package static func named(_ name: String) -> ActionName? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }

  /// As a list for people has it: `up`, `execute(…)`.
  package var written: String { alone == nil ? "\(name)(…)" : name }

  /// What one types of it before what it takes: `up`, `execute(`.
  package var beginning: String { alone == nil ? "\(name)(" : name }

  /// What it does, in words.
  package var help: String {
    words ?? Keymap.standard.bindings.first { $0.actions == alone }?.help ?? name
  }

  func actions(_ argument: [UInt8]?) throws(BindingFault) -> [Action] {
    switch (argument, alone, reading) {
    case (nil, let alone?, _): return alone
    case (nil, nil, _): throw .missingArgument(of: name)
    case (let argument?, _, let reading?): return [try reading(argument)]
    case (_?, _, nil): throw .unwantedArgument(of: name)
    }
  }
}

// MARK: - What stands in brackets

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

  static func window(_ text: [UInt8]) throws(BindingFault) -> PreviewWindow {
    let text = String(decoding: text, as: UTF8.self)
    do throws(PreviewWindow.Fault) {
      return try PreviewWindow(text)
    } catch {
      throw .senselessArgument(
        error.part, of: "change-preview-window", expected: PreviewWindow.Fault.expected)
    }
  }

  /// `12,3`, counted from 0.
  static func place(_ text: [UInt8]) throws(BindingFault) -> Position {
    let text = String(decoding: text, as: UTF8.self)
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { UInt32($0) }.map(Int.init)
    guard numbers.count == 2, !text.contains("+"), text.count(where: { $0 == "," }) == 1 else {
      throw .senselessArgument(text, of: "go", expected: "two numbers, as in go(1,2)")
    }
    return Position(section: numbers[0], index: numbers[1])
  }

  static func text(_ text: [UInt8], of name: String) throws(BindingFault) -> String {
    guard let read = String(validating: text, as: UTF8.self) else {
      throw .senselessArgument(
        String(decoding: text, as: UTF8.self), of: name, expected: "text in UTF-8")
    }
    return read
  }
}

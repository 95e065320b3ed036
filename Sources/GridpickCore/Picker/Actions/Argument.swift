package indirect enum Argument: Equatable, Sendable {
  case text(String)
  case number(Int)
  case place(Position)
  case command(CommandTemplate)
  case output(OutputTemplate)
  case layout(Layout)
  /// The changes of the preview window, as texts; each run of the action applies the next one.
  case windows([String])
  case triggers([Binding.Trigger])
  case key(Key)
  case items([ItemID])
  /// The number of a program's key, and the actions to perform if the program declines.
  case call(Int, otherwise: [Action])

  /// The kinds of arguments that can be written in brackets after a name.
  package enum Kind: Sendable {
    case text
    case number
    case count
    case place, command, output, layout, windows, triggers
  }
}

extension Argument? {
  var text: String { if case .text(let text)? = self { text } else { "" } }

  var number: Int? { if case .number(let number)? = self { number } else { nil } }

  var command: CommandTemplate? { if case .command(let command)? = self { command } else { nil } }
}

extension Argument.Kind {
  func read(_ bytes: [UInt8], of name: String) throws(ValueError) -> Argument {
    let text = String(decoding: bytes, as: UTF8.self)
    func expected(_ words: String) -> ValueError {
      ValueError(part: "\(name): '\(text)': expected \(words)")
    }
    switch self {
    case .text:
      guard String(validating: bytes, as: UTF8.self) != nil else {
        throw expected("text in UTF-8")
      }
      return .text(text)
    case .number, .count:
      let range = self == .count ? 1...Int.max : -Int(Int32.max)...Int.max
      guard let number = Int(text), range.contains(number), text.first != "+" else {
        throw expected(self == .count ? "a number, 1 or more" : "a number")
      }
      return .number(number)
    case .place:
      guard let place = Self.place(text) else {
        throw expected("two numbers, e.g. go(1,2)")
      }
      return .place(place)
    case .command: return .command(try CommandTemplate(bytes))
    case .output:
      do throws(ValueError) {
        return .output(try OutputTemplate(bytes))
      } catch {
        throw expected(error.reason)
      }
    case .layout:
      guard let layout = Layout.named(text) else {
        let names = Layout.all.map(\.name)
        throw .unknown("a layout", text, among: names, expected: names.joinedByOr)
      }
      return .layout(layout)
    case .windows: return .windows(try PreviewWindow.turns(of: text))
    case .triggers: return .triggers(try BindingReader.triggers(in: bytes))
    }
  }

  /// Reads a position such as `12,3`, with both numbers counted from 0.
  private static func place(_ text: String) -> Position? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { UInt32($0) }.map(Int.init)
    guard numbers.count == 2, !text.contains("+"), text.count(where: { $0 == "," }) == 1 else {
      return nil
    }
    return Position(section: numbers[0], index: numbers[1])
  }
}

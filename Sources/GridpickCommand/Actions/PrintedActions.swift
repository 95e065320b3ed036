import GridpickCore

/// What the command of `transform` has printed, and the actions that come of it (rule B7).
struct PrintedActions {
  /// The most bytes that are read; a command that prints more does nothing.
  static let mostBytes = 1 << 16

  private let text: [UInt8]
  private let invocation: Invocation

  init(_ text: [UInt8], _ invocation: Invocation) {
    self.text = text
    self.invocation = invocation
  }

  var answer: Answer {
    guard text.count < Self.mostBytes else {
      return .command(failure: "transform: the command prints more than \(Self.mostBytes) bytes")
    }
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    switch invocation.use {
    case nil: return .command(failure: nil)
    case .query: return .command(failure: nil, actions: [.changeQuery(line)])
    case .title: return .command(failure: nil, actions: [.changeTitle(line)])
    case .previewLabel: return .command(failure: nil, actions: [.changePreviewLabel(line)])
    case .actions: return answerOfActions
    }
  }

  private var answerOfActions: Answer {
    let things = PickedThings(invocation: invocation, isWanted: { true })
    do throws(BindingFault) {
      let actions = try BindingReader.printedActions(text) { text in
        CommandTemplate.filled(text, of: invocation.content.whole) { placeholder in
          Array(things.values(of: placeholder).joined(separator: [UInt8(ascii: " ")]))
        }
      }
      return .command(failure: nil, actions: actions)
    } catch {
      return .command(failure: "transform: \(OptionTable.valueError(of: error).reason)")
    }
  }
}

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
    case .query: return .command(failure: nil, actions: [Action("change-query", .text(line))])
    case .title: return .command(failure: nil, actions: [Action("change-header", .text(line))])
    case .previewLabel:
      return .command(failure: nil, actions: [Action("change-preview-label", .text(line))])
    case .actions: return answerOfActions
    }
  }

  private var answerOfActions: Answer {
    do throws(BindingFault) {
      return .command(failure: nil, actions: try invocation.actions(written: text))
    } catch {
      return .command(failure: "transform: \(OptionTable.valueError(of: error).reason)")
    }
  }
}

extension Invocation {
  /// Reads actions that somebody else than the user has written, about the items of the invocation.
  func actions(written text: [UInt8]) throws(BindingFault) -> [Action] {
    let things = PickedThings(invocation: self, isWanted: { true })
    return try BindingReader.actions(in: text) { text in
      CommandTemplate.filled(text, of: content.whole) { placeholder in
        Array(things.values(of: placeholder).joined(separator: [UInt8(ascii: " ")]))
      }
    }
  }
}

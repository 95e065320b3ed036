import GridpickCore
import GridpickTerminal

/// Runs the commands of actions, and keeps the text that actions print (rule B2).
final class ActionCommands {
  private let maker: CommandMaker
  private let silent: TopicCommands<Answer>
  private var successor: ShellCommand?
  private(set) var printed: [UInt8] = []

  init(_ maker: CommandMaker) {
    self.maker = maker
    silent = TopicCommands(maker, answer: { $0 }, failure: { .command(failure: $0) })
  }

  var runner: CommandRunner {
    var runner = CommandRunner()
    runner.execute = execute
    runner.refusal = { invocation in
      self.failure { () throws(Complaint) in
        self.successor = try self.command(of: invocation)
      }
    }
    runner.print = appendPrinted
    return runner
  }

  var answerer: Answerer {
    silent.answerer { [silent] job in
      guard case .command(let invocation) = job.work else { return nil }
      let name = invocation.use == nil ? "execute-silent" : "transform"
      return silent.run(invocation, for: job.id, of: name) { (command) throws(Fault) in
        try .start(
          silently: command, readingUpTo: invocation.use == nil ? nil : Invocation.mostPrinted
        ) { failure, text in
          if let failure { return .command(failure: Complaint(failure, of: name).message) }
          return invocation.answer(printed: text)
        }
      }
    }
  }

  /// Replaces the program, or from a popup the program in the pane; returns only if that fails.
  func replaceProgram(leaving popup: String?) -> Complaint {
    guard let successor else { preconditionFailure("A command is made before it is become.") }
    let command = popup.map(successor.leaving) ?? successor
    return Complaint(command.replaceProgram(), of: "become")
  }

  private func execute(
    _ invocation: Invocation, _ lend: (() -> pid_t?) -> Void
  ) -> String? {
    failure { () throws(Complaint) in
      let command = try command(of: invocation)
      var failure: Fault?
      lend {
        do throws(Fault) {
          return try command.launch(.terminal).spawn()
        } catch {
          failure = error
          return nil
        }
      }
      if let failure { throw Complaint(failure, of: "execute") }
    }
  }

  /// Makes a command at once; while a command has the terminal, no key is answered anyway.
  private func command(of invocation: Invocation) throws(Complaint) -> ShellCommand {
    try maker.checked(maker.made(invocation), of: invocation)
  }

  private func appendPrinted(_ template: OutputTemplate, _ id: ItemID, _ content: PickedContent)
    -> String?
  {
    let known = KnownFields(of: content.whole)
    if let unknown = known.complaint(about: template) { return unknown.message }
    let printer = PickPrinter(form: .template(template), terminator: maker.terminator)
    printed += printer.bytes(of: [id], in: content)
    return nil
  }

  private func failure(_ body: () throws(Complaint) -> Void) -> String? {
    do throws(Complaint) {
      try body()
      return nil
    } catch {
      return error.message
    }
  }
}

extension Invocation {
  /// The most bytes that are read of what a `transform` command prints; longer output is an error.
  fileprivate static let mostPrinted = 1 << 16

  /// Returns the answer of a command that has printed `text`, with the actions of it (rule B7).
  fileprivate func answer(printed text: [UInt8]) -> Answer {
    guard text.count < Self.mostPrinted else {
      return .command(failure: "transform: the command prints more than \(Self.mostPrinted) bytes")
    }
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    switch use {
    case nil: return .command(failure: nil)
    case .query: return .command(failure: nil, actions: [Action("change-query", .text(line))])
    case .title: return .command(failure: nil, actions: [Action("change-header", .text(line))])
    case .previewLabel:
      return .command(failure: nil, actions: [Action("change-preview-label", .text(line))])
    case .actions:
      do throws(ValueError) {
        return .command(failure: nil, actions: try actions(written: text))
      } catch {
        return .command(failure: "transform: \(error.advised.reason)")
      }
    }
  }

  /// Reads actions that a command or a client has written, about the items of the invocation.
  func actions(written text: [UInt8]) throws(ValueError) -> [Action] {
    let things = PickedThings(invocation: self, isWanted: { true })
    return try BindingReader.actions(in: text) { text in
      CommandTemplate.filled(text, of: content.whole) { placeholder in
        Array(things.values(of: placeholder).joined(separator: [UInt8(ascii: " ")]))
      }
    }
  }
}

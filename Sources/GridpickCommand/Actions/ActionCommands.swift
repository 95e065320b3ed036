import GridpickCore
import GridpickTerminal

/// Runs the commands of actions, and keeps the text that actions print (rule B2).
final class ActionCommands {
  private let terminator: UInt8
  private let making: CommandMaking
  private let silent: TopicCommands<Answer>
  /// The command that is to take the picker's place.
  private var successor: ShellCommand?
  /// The text to print before the pick.
  private(set) var printed: [UInt8] = []

  init(_ maker: CommandMaker, check: @escaping () throws(Complaint) -> Void) {
    terminator = maker.terminator
    making = CommandMaking(maker, check: check)
    silent = TopicCommands(making, answer: { $0 }, failure: { .command(failure: $0) })
  }

  var runner: CommandRunner {
    CommandRunner(
      execute: execute,
      refusal: { invocation in
        self.failure { () throws(Complaint) in
          self.successor = try self.making.made(invocation).get()
        }
      },
      print: appendPrinted)
  }

  var answerer: Answerer {
    silent.answerer { [silent] job in
      guard case .command(let invocation) = job.work else { return nil }
      return silent.run(invocation, for: job.id) { (command) throws(Complaint) in
        let name = invocation.use == nil ? "execute-silent" : "transform"
        do throws(CommandFailure) {
          return try .start(
            silently: command, readingUpTo: invocation.use == nil ? nil : PrintedActions.mostBytes
          ) { failure, text in
            if let failure { return .command(failure: Complaint(failure, of: name).message) }
            return PrintedActions(text, invocation).answer
          }
        } catch {
          throw Complaint(error, of: name)
        }
      }
    }
  }

  /// Replaces the program, or the one outside of its popup; returns only if that fails.
  func replaceProgram(leaving popup: String?) -> Complaint {
    guard let successor else { preconditionFailure("A command is made before it is become.") }
    let command = popup.map(successor.leaving) ?? successor
    return Complaint(command.replaceProgram(), of: "become")
  }

  private func execute(
    _ invocation: Invocation, _ lend: (() -> pid_t?) -> Void
  ) -> String? {
    failure { () throws(Complaint) in
      let command = try making.made(invocation).get()
      var failure: CommandFailure?
      lend {
        do throws(CommandFailure) {
          return try command.startInForeground()
        } catch {
          failure = error
          return nil
        }
      }
      if let failure { throw Complaint(failure, of: "execute") }
    }
  }

  private func appendPrinted(_ template: OutputTemplate, _ id: ItemID, _ content: PickedContent)
    -> String?
  {
    if let unknown = KnownFields(of: content).complaint(about: template) { return unknown.message }
    var printer = PickPrinter()
    printer.form = .template(template)
    printer.terminator = terminator
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

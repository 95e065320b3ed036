import GridpickCore
import GridpickTerminal

/// Runs the commands of actions, and keeps the text that actions print (rule B2).
final class ActionCommands {
  private let terminator: UInt8
  private let making: CommandMaking
  private var silentRun: (question: Question, run: SilentRun)?
  /// The command that is to take the picker's place.
  private var successor: ShellCommand?
  /// The text to print before the pick.
  private(set) var printed: [UInt8] = []

  init(_ maker: CommandMaker, check: @escaping () throws(Complaint) -> Void) {
    terminator = maker.terminator
    making = CommandMaking(maker, check: check)
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

  /// The answerer that runs commands in the background.
  var answerer: Answerer {
    Answerer(
      start: executeSilently,
      sources: [
        NewsSource(descriptor: { self.silentRun?.run.descriptor }, receive: silentEnd),
        NewsSource(
          descriptor: { self.silentRun?.run.complaintDescriptor },
          receive: {
            self.silentRun?.run.readComplaint()
            return nil
          }),
        making.source,
      ],
      stopAndWait: {
        self.making.stop()
        self.silentRun?.run.stopAndWait()
      })
  }

  /// Replaces the program by the command that was made; returns only if that fails.
  func replaceProgram() -> Complaint {
    guard let successor else { preconditionFailure("A command is made before it is become.") }
    return Complaint(successor.replaceProgram(), of: "become")
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

  private func executeSilently(_ question: Question) -> Answer? {
    guard case .command(let invocation) = question.task else { return nil }
    return making.make(invocation, for: question) { [self] made in
      let failure = failure { () throws(Complaint) in
        let command = try made.get()
        do throws(CommandFailure) {
          silentRun = (question, try SilentRun(command))
        } catch {
          throw Complaint(error, of: "execute-silent")
        }
      }
      return failure.map { .command(failure: $0) }
    }
  }

  private func silentEnd() -> PickerEvent? {
    guard let (question, run) = silentRun else { return nil }
    silentRun = nil
    let failure = run.failure().map { Complaint($0, of: "execute-silent").message }
    return .answered(question, .command(failure: failure))
  }

  private func appendPrinted(_ template: OutputTemplate, _ id: ItemID, _ content: PickedContent) {
    guard let place = content.ordered.position(of: id), let cell = PickedCell(place, of: content)
    else { return }
    printed += template.bytes(of: cell) + [terminator]
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

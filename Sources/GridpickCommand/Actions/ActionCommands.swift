import GridpickCore
import GridpickLoading
import GridpickModel
import GridpickSession
import GridpickSystem

/// Runs the commands of actions, and keeps what actions print (rule B2).
final class ActionCommands {
  private let terminator: UInt8
  /// Makes what is run; answers why it could not be.
  private let making: CommandMaking<String>
  private var silentRun: SilentRun?
  /// What is to take the picker's place.
  private var successor: ShellCommand?
  /// What is printed before what is picked.
  private(set) var printed: [UInt8] = []

  init(_ maker: CommandMaker, check: @escaping () throws(Complaint) -> Void) {
    terminator = maker.terminator
    making = CommandMaking(maker, check: check)
  }

  var runner: CommandRunner {
    CommandRunner(
      execute: execute, executeSilently: executeSilently,
      refusal: { invocation in
        self.failure { () throws(Complaint) in
          self.successor = try self.making.made(invocation).get()
        }
      },
      print: keep,
      sources: [
        NewsSource(descriptor: { self.silentRun?.descriptor }, take: silentEnd),
        NewsSource(
          descriptor: { self.silentRun?.complaintDescriptor },
          take: {
            self.silentRun?.readComplaint()
            return nil
          }),
        making.source { .executedSilently(failure: $0) },
      ],
      end: { self.silentRun?.end() })
  }

  /// Has the command that was not refused take the program's place; returns only where that cannot be done.
  func takeOver() -> Complaint {
    guard let successor else { preconditionFailure("A command is made before it is become.") }
    return Complaint(successor.takeOver(), of: "become")
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

  private func executeSilently(_ invocation: Invocation) -> String? {
    making.make(invocation) { [self] made in
      failure { () throws(Complaint) in
        let command = try made.get()
        do throws(CommandFailure) {
          silentRun = try SilentRun(command)
        } catch {
          throw Complaint(error, of: "execute-silent")
        }
      }
    }
  }

  private func silentEnd() -> PickerEvent? {
    guard let run = silentRun else { return nil }
    silentRun = nil
    return .executedSilently(
      failure: run.failure().map { Complaint($0, of: "execute-silent").message })
  }

  private func keep(_ template: OutputTemplate, _ id: ItemID, _ content: PickedContent) {
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

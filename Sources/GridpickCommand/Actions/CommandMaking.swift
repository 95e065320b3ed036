import GridpickCore
import GridpickTerminal

/// Makes one command at a time; with many values on another thread, so that keys are answered.
final class CommandMaking {
  typealias Made = Result<ShellCommand, Complaint>

  /// The largest number of marks that are put into a command while a key waits.
  private static var most: Int { 1_000 }
  /// The time that the loop waits for a command, enough for one with few values.
  private static var patience: Duration { .milliseconds(8) }

  private let maker: CommandMaker
  private let check: () throws(Complaint) -> Void
  private var current: (job: Job.ID, run: Run<Made>, use: (Made) -> Answer?)?

  init(_ maker: CommandMaker, check: @escaping () throws(Complaint) -> Void) {
    self.maker = maker
    self.check = check
  }

  /// The source of commands that were made in the background.
  var source: NewsSource {
    NewsSource(
      descriptor: { self.current?.run.descriptor },
      receive: { [self] in
        guard let job = current?.job else { return nil }
        return answer(within: .zero).map { .answered(job, $0) }
      })
  }

  /// Makes a command for `use`, instead of any still being made; returns an answer that comes soon.
  func make(
    _ invocation: Invocation, for job: Job.ID, _ use: @escaping (Made) -> Answer?
  ) -> Answer? {
    stop()
    let holdsMuch =
      invocation.marks.count > Self.most
      || invocation.template.placeholders.contains(where: \.isFile)
    let run =
      holdsMuch
      ? try? Run<Made>(givingWay: true) { [maker] run in
        run.tell(maker.made(invocation) { !run.isDismissed })
      } : nil
    guard let run else { return use(made(invocation)) }
    current = (job, run, { [self] in use(checked($0, invocation)) })
    return answer(within: Self.patience)
  }

  private func answer(within patience: Duration) -> Answer? {
    guard let current, let made = current.run.receive(within: patience) else { return nil }
    self.current = nil
    return current.use(made)
  }

  func stop() {
    current?.run.stop()
    current = nil
  }

  /// Makes a command at once; while a command has the terminal, no key is answered anyway.
  func made(_ invocation: Invocation) -> Made { checked(maker.made(invocation), invocation) }

  /// Returns the command, or a complaint if the input has changed while its values were read.
  private func checked(_ made: Made, _ invocation: Invocation) -> Made {
    made.flatMap { command in
      Made { () throws(Complaint) in
        if !invocation.template.placeholders.isEmpty { try check() }
        return command
      }
    }
  }
}

extension CommandTemplate.Fault {
  var words: String {
    let name = placeholder.text
    switch place {
    case .quotes: return "\(name) is quoted automatically: remove the quotes"
    case .expansion: return "\(name) cannot be used in ${...}: assign it to a variable first"
    case .arithmetic: return "\(name) cannot be used in ((...)): assign it to a variable first"
    case .hereDocument: return "\(name) cannot be used after <<: put it before, or use {f}"
    }
  }
}

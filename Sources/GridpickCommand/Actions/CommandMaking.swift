import GridpickCore
import GridpickLoading
import GridpickModel
import GridpickSession

/// Makes commands, one at a time: what holds many values, or long ones, on a thread of its own, so that keys
/// are answered meanwhile.
final class CommandMaking {
  typealias Made = Result<ShellCommand, Complaint>

  /// More marks than these are not gone through while a key waits.
  private static var most: Int { 1_000 }
  /// How long the loop waits for a command, which is made at once where it holds little.
  private static var patience: Duration { .milliseconds(8) }

  private let maker: CommandMaker
  /// Refuses what was read of an input that has changed.
  private let check: () throws(Complaint) -> Void
  /// Made when first needed.
  private var thread: Background<Made>?
  private var use: (question: Question, use: (Made) -> Answer?)?

  init(_ maker: CommandMaker, check: @escaping () throws(Complaint) -> Void) {
    self.maker = maker
    self.check = check
  }

  /// Tells the picker what became of a command that was made in the background.
  var source: NewsSource {
    NewsSource(
      descriptor: { self.use == nil ? nil : self.thread?.descriptor },
      take: { [self] in
        guard let question = use?.question else { return nil }
        return take(.zero).map { .answered(question, $0) }
      })
  }

  /// Makes a command and has it used; returns the answer if that was done at once.
  ///
  /// A command that is still being made is dropped.
  func make(
    _ invocation: Invocation, for question: Question, _ use: @escaping (Made) -> Answer?
  ) -> Answer? {
    stop()
    let holdsMuch =
      invocation.marks.count > Self.most
      || invocation.template.placeholders.contains(where: \.isFile)
    guard holdsMuch, let thread = thread ?? (try? Background()) else {
      return use(made(invocation))
    }
    self.thread = thread
    self.use = (question, { [self] in use(checked($0, invocation)) })
    thread.start(givingWay: true) { [maker] work in
      work.hand(over: maker.made(invocation) { work.isWanted })
    }
    return take(Self.patience)
  }

  private func take(_ patience: Duration) -> Answer? {
    guard let use, let made = thread?.take(within: patience) else { return nil }
    self.use = nil
    return use.use(made)
  }

  /// Nobody waits any more for what is being made.
  func stop() {
    thread?.drop()
    use = nil
  }

  /// Makes a command at once: while a command has the terminal no key is answered anyway.
  func made(_ invocation: Invocation) -> Made { checked(maker.made(invocation), invocation) }

  /// Refuses a command where the input has changed while its values were read.
  private func checked(_ made: Made, _ invocation: Invocation) -> Made {
    made.flatMap { command in
      Made { () throws(Complaint) in
        if !invocation.template.placeholders.isEmpty { try check() }
        return command
      }
    }
  }
}

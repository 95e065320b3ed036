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
  /// So long a command is waited for, which is there at once where there is little in it.
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

  /// Where what is made later is heard of, and what comes of its use.
  var source: NewsSource {
    NewsSource(
      descriptor: { self.use == nil ? nil : self.thread?.descriptor },
      take: { [self] in
        guard let question = use?.question else { return nil }
        return take(.zero).map { .answered(question, $0) }
      })
  }

  /// Has a command used once it is made, and answers what comes of that, if it is at once; one that is still
  /// being made is superseded.
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

  /// One that is made at once, for nothing else is done meanwhile.
  func made(_ invocation: Invocation) -> Made { checked(maker.made(invocation), invocation) }

  /// What is read for a command must still be true once it has been.
  private func checked(_ made: Made, _ invocation: Invocation) -> Made {
    made.flatMap { command in
      Made { () throws(Complaint) in
        if !invocation.template.placeholders.isEmpty { try check() }
        return command
      }
    }
  }
}

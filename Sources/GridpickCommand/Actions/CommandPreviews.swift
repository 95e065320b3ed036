import GridpickCore
import GridpickTerminal

/// Runs the commands of previews, one at a time.
///
/// The next command begins once nothing of the one before is left (rules V1, R5).
final class CommandPreviews {
  /// Makes a command only when it is run: nothing need be made for a question that is superseded.
  private let making: CommandMaking
  /// The question that is being answered, and its run.
  private var current: (question: Question, run: PreviewRun)?
  /// The superseded run, which may take a while to end.
  private var leaving: PreviewRun?
  /// The question to begin with once the superseded run has ended.
  private var next: Question?

  init(_ maker: CommandMaker, check: @escaping () throws(Complaint) -> Void) {
    making = CommandMaking(maker, check: check)
  }

  var answerer: Answerer {
    Answerer(
      start: start, drop: stop,
      sources: [
        NewsSource(descriptor: { self.current?.run.descriptor }, receive: news),
        NewsSource(descriptor: { self.leaving?.departureDescriptor }, receive: departed),
        making.source,
      ],
      stopAndWait: stopAndWait)
  }

  private func start(_ question: Question) -> Answer? {
    stop()
    if let leaving, !leaving.hasDeparted {
      next = question
      return nil
    }
    leaving = nil
    return begin(question)
  }

  private func stop() {
    next = nil
    making.stop()
    guard let run = current?.run else { return }
    run.stop()
    leaving = run
    current = nil
  }

  private func stopAndWait() {
    stop()
    leaving?.stop(waiting: true)
  }

  private func begin(_ question: Question) -> Answer? {
    guard case .preview(let request) = question.task else { return nil }
    return making.make(request.invocation, for: question) { [self] made in
      do throws(Complaint) {
        var command = try made.get()
        command.environment = command.environment.with(request.size.variables)
        current = (question, try run(command))
        return nil
      } catch {
        return .preview(PreviewNews(text: StyledText(), end: .failed(error.message)))
      }
    }
  }

  private func run(_ command: ShellCommand) throws(Complaint) -> PreviewRun {
    do throws(CommandFailure) {
      return try PreviewRun.start(command)
    } catch {
      throw Complaint(ofPreview: error)
    }
  }

  // MARK: - News

  private func news() -> PickerEvent? {
    guard let (question, run) = current, let news = run.receive() else { return nil }
    let end = news.end.map(PreviewNews.End.init)
    return .answered(question, .preview(PreviewNews(text: news.text, end: end)))
  }

  private func departed() -> PickerEvent? {
    guard let leaving, leaving.hasDeparted else { return nil }
    self.leaving = nil
    guard let question = next else { return nil }
    next = nil
    return begin(question).map { .answered(question, $0) }
  }
}

extension PreviewNews.End {
  fileprivate init(_ end: PreviewRun.End) {
    switch end {
    case .succeeded: self = .succeeded
    case .failed(let failure): self = .failed(Complaint(ofPreview: failure).message)
    case .cut: self = .cut
    }
  }
}

extension ScreenSize {
  /// The variables that tell commands the size.
  ///
  /// They have the names of rule V2, the names by which programs ask for the size of a terminal,
  /// and the names of fzf, for scripts written for it.
  fileprivate var variables: [String: String] {
    let prefixes = ["GRIDPICK_PREVIEW_", "FZF_PREVIEW_", ""]
    return Dictionary(
      uniqueKeysWithValues: prefixes.flatMap {
        [($0 + "COLUMNS", "\(columns)"), ($0 + "LINES", "\(lines)")]
      })
  }
}

import GridpickCore
import GridpickLoading
import GridpickScreen
import GridpickSession

/// Runs the commands of previews, one at a time: the next one begins once nothing of the one before is left
/// (rules V1, R5).
final class CommandPreviews {
  /// Makes what is run, when it is: of a request that another one supersedes nothing need be made.
  private let making: CommandMaking<PreviewNews>
  /// What is told of.
  private var current: (number: Int, run: PreviewRun)?
  /// What was superseded, and may take a while to end.
  private var leaving: PreviewRun?
  /// What begins then.
  private var next: PreviewRequest?

  init(_ maker: CommandMaker, check: @escaping () throws(Complaint) -> Void) {
    making = CommandMaking(maker, check: check)
  }

  var previewer: Previewer {
    Previewer(
      start: start, stop: stop,
      sources: [
        NewsSource(descriptor: { self.current?.run.descriptor }, take: news),
        NewsSource(descriptor: { self.leaving?.departureDescriptor }, take: departed),
        making.source { .previewed($0) },
      ],
      end: end)
  }

  private func start(_ request: PreviewRequest) -> PreviewNews? {
    stop()
    if let leaving, !leaving.hasDeparted {
      next = request
      return nil
    }
    leaving = nil
    return begin(request)
  }

  private func stop() {
    next = nil
    making.stop()
    guard let run = current?.run else { return }
    run.end()
    leaving = run
    current = nil
  }

  private func end() {
    stop()
    leaving?.end(waiting: true)
  }

  private func begin(_ request: PreviewRequest) -> PreviewNews? {
    making.make(request.invocation) { [self] made in
      do throws(Complaint) {
        var command = try made.get()
        command.environment = command.environment.with(request.size.variables)
        current = (request.number, try run(command))
        return nil
      } catch {
        return PreviewNews(number: request.number, text: StyledText(), end: .failed(error.message))
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
    guard let (number, run) = current, let news = run.take() else { return nil }
    return .previewed(
      PreviewNews(number: number, text: news.text, end: news.end.map(PreviewNews.End.init)))
  }

  private func departed() -> PickerEvent? {
    guard let leaving, leaving.hasDeparted else { return nil }
    self.leaving = nil
    guard let request = next else { return nil }
    next = nil
    return begin(request).map(PickerEvent.previewed)
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
  /// How commands are told of it: as the rule has it (V2), as programs ask for the size of a terminal, and as
  /// scripts do that were written for another picker.
  fileprivate var variables: [String: String] {
    let prefixes = ["GRIDPICK_PREVIEW_", "FZF_PREVIEW_", ""]
    return Dictionary(
      uniqueKeysWithValues: prefixes.flatMap {
        [($0 + "COLUMNS", "\(columns)"), ($0 + "LINES", "\(lines)")]
      })
  }
}

import GridpickCore
import GridpickFormats
import GridpickTerminal

/// Reads a FILE or a folder again, where no command brings newer data (rule R1).
final class InputReload {
  private let input: Input
  private let guess: FormatGuess
  private let maker: DocumentMaker
  private var thread: Background<(answer: ErrandAnswer, loader: Loader?)>?
  private var job: Job.ID?
  /// The loader of the newest answer, until its data is shown.
  private var newest: Loader?

  init(of input: Input, _ guess: FormatGuess, _ maker: DocumentMaker) {
    self.input = input
    self.guess = guess
    self.maker = maker
  }

  func start(_ job: Job.ID) -> Answer? {
    self.job = job
    do throws(LoadingFailure) {
      if thread == nil { thread = try Background() }
      thread?.start { [input, guess, maker] work in
        work.deliver(Self.read(input, guess, maker) { work.isWanted })
      }
      return nil
    } catch {
      return .errand(.failed(Complaint(error, of: input.name).message))
    }
  }

  func drop() {
    (job, newest) = (nil, nil)
    thread?.drop()
  }

  var source: NewsSource {
    NewsSource(pace: .cost, descriptor: { self.thread?.descriptor }, receive: receive)
  }

  private func receive() -> PickerEvent? {
    guard let news = thread?.receive(), let job else { return nil }
    newest = news.loader
    return .answered(job, .errand(news.answer))
  }

  /// Returns the loader of the newer data that is shown now; nil if a command has brought it.
  func removeNewest() -> Loader? {
    defer { newest = nil }
    return newest
  }

  private static func read(
    _ input: Input, _ guess: FormatGuess, _ maker: DocumentMaker, while isWanted: () -> Bool
  ) -> (ErrandAnswer, Loader?) {
    do throws(LoadingFailure) {
      let loader = try Loader(input, guess)
      var part = loader.first
      if !part.hasEnded { loader.start() }
      while !part.hasEnded, isWanted() {
        loader.waitForNews()
        part = loader.news() ?? part
      }
      if let failure = part.failure { throw failure }
      do throws(Complaint) {
        return (.whole(try maker.update(from: part.document, isWhole: true)), loader)
      } catch {
        return (.failed(error.message), nil)
      }
    } catch {
      return (.failed(Complaint(error, of: input.name).message), nil)
    }
  }
}

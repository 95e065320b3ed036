import GridpickCore
import GridpickFormats
import GridpickTerminal

/// The answer of a reload or of `--more`; `loader` is nil unless it has read the input again.
typealias ErrandNews = (answer: ErrandAnswer, loader: Loader?)

/// Reads a FILE or a folder again, where no command brings newer data (rule R1).
struct InputReload {
  let input: Input
  let guess: FormatGuess
  let maker: DocumentMaker

  func start() throws(Complaint) -> Run<ErrandNews> {
    do throws(InputError) {
      return try Run { run in run.tell(read { !run.isDismissed }) }
    } catch {
      throw Complaint(.input(error), of: input.name)
    }
  }

  private func read(while isWanted: () -> Bool) -> ErrandNews {
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

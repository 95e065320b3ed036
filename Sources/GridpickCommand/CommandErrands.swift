import GridpickCore
import GridpickFormats
import GridpickTerminal

/// Runs the commands that print newer and more data, one of each kind at a time (rules R2, R5).
final class CommandErrands {
  private let maker: DocumentMaker
  private let input: Loader
  /// The format of the data that the first command has printed.
  private var learned: FormatName?
  /// The loader of the shown data; nil if a command brought the data.
  private var shown: Loader?
  /// The loader of the newest answer, until its data is shown; nil if a command brought the data.
  private var newest: Loader?

  init(_ maker: DocumentMaker, _ input: Loader) {
    self.maker = maker
    self.input = input
    shown = input
  }

  func noteReplaced() { shown = newest.take() }

  /// Throws if the input has changed since it was read, unless a command has replaced all of it.
  func checkInput() throws(Complaint) { try shown?.checkUnchanged(maker.name) }

  var isSpoiled: Bool { (try? checkInput()) == nil }

  /// Returns an answerer whose commands are made by `commands`.
  func answerer(_ commands: CommandMaker) -> Answerer {
    let runs = TopicCommands<ErrandNews>(
      commands, pace: .cost,
      answer: { [self] news in
        newest = news.loader
        learned = news.format ?? learned
        return .errand(news.answer)
      }, failure: { .errand(.failed($0)) })
    var answerer = runs.answerer { [self] in answer($0, by: runs, commands) }
    answerer.drop = { [self, drop = answerer.drop] in
      drop()
      newest = nil
    }
    return answerer
  }

  private func answer(
    _ job: Job, by runs: TopicCommands<ErrandNews>, _ commands: CommandMaker
  ) -> Answer? {
    guard case .errand(let errand) = job.work else { return nil }
    let options = maker.options
    if options.rereadsInput, errand.kind == .reload, errand.invocation == nil,
      options.reloadCommand == nil
    {
      return runs.run(for: job.id, of: maker.name, maker.reread)
    }
    let reader = ErrandReader(errand, maker)
    // If a command is the input, the output of the first command determines the format.
    let isOfCommand = options.input == .nothing
    let known = (isOfCommand ? nil : input.currentFormat) ?? learned
    guard
      let guess = known.map({ FormatGuess(options: reader.reading($0), format: $0) })
        ?? (isOfCommand && errand.kind == .reload ? options.guess : nil)
    else {
      return .errand(.failed("\(reader.option): the input has not been read yet"))
    }
    let start: TopicCommands<ErrandNews>.Start = { (command) throws(Fault) in
      var command = command
      command.environment = command.environment.with(errand.variables)
      return try .start(command, reading: guess, inParts: reader.hasParts) { outcome, format in
        (reader.answer(outcome, format), nil, outcome.isData ? format : nil)
      }
    }
    if let invocation = errand.invocation {
      return runs.run(invocation, for: job.id, of: reader.option, start)
    }
    guard let text = reader.command else { return .errand(.nothing) }
    let command = ShellCommand(text, environment: commands.environment())
    return runs.run(for: job.id, of: reader.option) { () throws(Fault) in try start(command) }
  }
}

private struct ErrandReader {
  private let errand: Errand
  private var maker: DocumentMaker
  private var kind: Errand.Kind { errand.kind }

  init(_ errand: Errand, _ maker: DocumentMaker) {
    self.errand = errand
    self.maker = maker
    self.maker.name = option
  }

  var option: String {
    let name = kind == .reload ? "reload" : "more"
    return errand.invocation != nil ? name : "--\(name)"
  }

  /// True if parts of the data can be shown before its end; pivots and groups need all of it.
  var hasParts: Bool {
    kind == .reload && !errand.waitsForEnd && maker.options.pivot == nil
      && maker.options.groupBy == nil
  }

  var command: SystemText? {
    kind == .reload ? maker.options.reloadCommand : maker.options.moreCommand
  }

  func reading(_ format: FormatName) -> ReadingOptions {
    var reading = maker.options.readingOfInput
    guard kind == .more else { return reading }
    // More rows of a table come without a record of titles (rule R3).
    (reading.hasHeader, reading.headerLines) = (false, 0)
    // The shown records determine the key that titles records, not the order of keys in new ones.
    let isJSON = format == .json || format == .ndjson
    if isJSON, errand.section == nil { reading.rowTitles = false }
    return reading
  }

  func answer(_ outcome: CommandOutcome, _ format: FormatName) -> ErrandAnswer {
    switch (outcome, kind) {
    case (.part(let document), _): .data(part(document))
    case (.document(let document), _): answer(document)
    case (.failed(let failure), _): .failed(Complaint(failure, of: option).message)
    case (.nothing, .more): .nothing
    case (.nothing, .reload): answerToNothing(format)
    }
  }

  /// Returns a part of the data, empty if it cannot be read yet; an empty part is not shown.
  private func part(_ document: ReadDocument) -> ContentUpdate {
    (try? maker.update(from: document, isWhole: false))
      ?? ContentUpdate(.empty, isComplete: false)
  }

  /// Returns the answer if nothing was printed: an empty list if the format allows it, or a fault.
  private func answerToNothing(_ format: FormatName) -> ErrandAnswer {
    let reading = format.format.reading(reading(format))
    do {
      try reading.run(ByteFeed(SourceText([])) { .end })
      return answer(reading.document())
    } catch {
      return .failed(Complaint(error, of: option).message)
    }
  }

  /// Returns the answer for a document; a document with faults and no data is a failure.
  private func answer(_ document: ReadDocument) -> ErrandAnswer {
    do {
      var maker = maker
      // More records are grouped together with those that are already shown.
      if kind == .more { maker.options.groupBy = nil }
      let update = try maker.update(from: document, isWhole: true)
      guard update.data.isEmpty else { return .data(update) }
      if let fault = update.notice { return .failed(fault) }
      return kind == .more ? .nothing : .data(update)
    } catch {
      return .failed(error.message)
    }
  }
}

extension Errand {
  fileprivate var variables: [String: String] {
    var variables = ["GRIDPICK_COUNT": "\(count)"]
    if let section { variables["GRIDPICK_SECTION"] = "\(section)" }
    if let title { variables["GRIDPICK_TITLE"] = title }
    return variables
  }
}

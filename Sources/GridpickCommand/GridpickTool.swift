import GridpickCore
import GridpickFormats
import GridpickTerminal

/// The program, from its arguments to its exit status.
package struct GridpickTool {
  package static let version = "0.4.0"

  package init() {}

  func environment(_ name: String) -> String? { String(variable: name) }

  package func run(_ arguments: [SystemText]) -> ExitStatus {
    var origins: [String: String] = [:]
    do throws(Complaint) {
      let options = try OptionParser.parse(arguments, environment: environment)
      origins = options.origins
      let fitting = options.fitting(terminal: environment("TERM"))
      enterPopup(fitting, arguments)
      return try pick(fitting)
    } catch {
      complain(error.of(origins).message)
      return error.status
    }
  }

  private func complain(_ message: String) {
    guard !message.isEmpty else { return }
    try? OutputStream.standardError.write(Array("gridpick: \(message)\n".utf8))
  }

  private func pick(_ options: CommandOptions) throws(Complaint) -> ExitStatus {
    switch options.request {
    case .help: return try print(HelpText.text, ending: .picked)
    case .version: return try print("gridpick \(Self.version)\n", ending: .picked)
    case .manual(let page): return try show(page)
    case .titles: return try print(options.listOfTitles, ending: .picked)
    case .completion(let shell):
      return try print(CompletionScript.text(for: shell), ending: .picked)
    case .integration(let shell):
      return try print(ShellIntegration.text(for: shell), ending: .picked)
    case nil: break
    }
    var options = options
    if popup != nil { options.terminal.height = nil }
    options.tellTime()
    options.findInput()
    options.rereadsInput = options.input.canBeReadAgain
    let documents = try DocumentMaker(options)
    if let query = options.filter { return try filter(by: query, documents, options) }
    // The terminal may send SIGINT for Ctrl-C, which ends a picker of lines (rule Y3).
    if options.isPlain { TerminalSignals.exitOnInterrupt(ExitStatus.cancelled.rawValue) }
    var finder = Finder()
    let beginning = try documents.load { document in
      decision(on: document, options, &finder) != .undecided
    }
    let document = beginning.document
    switch decision(on: document, options, &finder) {
    case .pick(let id):
      try settle(for: document)
      try print(options.picker.find.query, wantedBy: options)
      try print(nil, expectedBy: options)
      var printer = options.printer
      printer.unit = document.unit(options)
      try printer.write([id], of: options.picked(in: document)) { (block) throws(Complaint) in
        // This is checked before each block, because the input may have changed meanwhile.
        try documents.checkUnchanged(beginning)
        try print(block)
      }
      return .picked
    case .nothing:
      try settle(for: document)
      try documents.checkUnchanged(beginning)
      try print(options.picker.find.query, wantedBy: options)
      return .nothingToPick
    case .show, .undecided:
      return try show(beginning, by: documents, options)
    }
  }

  /// Throws if a document breaks off, because one more item might have come.
  ///
  /// Parts that were left out are allowed.
  private func settle(for document: LoadedDocument) throws(Complaint) {
    if let failure = document.failure { throw failure }
    repeatNotice(document.notice)
  }

  private func decision(
    on document: LoadedDocument, _ options: CommandOptions, _ finder: inout Finder
  ) -> EarlyChoice.Decision {
    // A command brings the data later.
    if options.input == .nothing { return .undecided }
    // A missing column may be a mistake to report before the screen opens, unless data has come.
    guard document.unknownColumn == nil || document.isComplete || !document.data.isEmpty else {
      return .undecided
    }
    // A few lines may be the banner and the titles of a table that arrives.
    if options.earlyChoice != EarlyChoice(), !document.isComplete, document.data.isList,
      document.data.count <= EarlyChoice.mostUnjudged
    {
      return .undecided
    }
    if options.earlyChoice != EarlyChoice(), let query = options.picker.find.query, !query.isEmpty,
      let findings = finder.find(
        options.search(for: query, in: document), in: document.data, .parallel())
    {
      return options.earlyChoice.decision(on: findings, isComplete: document.isComplete)
    }
    return options.earlyChoice.decision(
      on: document.data, of: document.unit(options), isComplete: document.isComplete)
  }

  /// Prints all matches, and shows nothing; a part that was left out is an error (rule F9).
  private func filter(
    by query: String, _ documents: DocumentMaker, _ options: CommandOptions
  ) throws(Complaint) -> ExitStatus {
    let beginning = try documents.load { _ in false }
    let document = beginning.document
    try settle(for: document)
    try print(query, wantedBy: options)
    var finder = Finder()
    guard
      let findings = finder.find(
        options.search(for: query, in: document), in: document.data, .parallel()),
      findings.count > 0
    else {
      // Perhaps nothing matches because the input has changed.
      try documents.checkUnchanged(beginning)
      return document.faults == nil ? .nothingToPick : .error
    }
    try options.print(findings, in: document) { (block) throws(Complaint) in
      try documents.checkUnchanged(beginning)
      try print(block)
    }
    return document.faults == nil ? .picked : .error
  }

  private func show(
    _ beginning: DocumentMaker.Beginning, by documents: DocumentMaker, _ options: CommandOptions
  ) throws(Complaint) -> ExitStatus {
    let history = try HistoryFile.named(by: options)
    var options = options
    options.picker.history = history?.queries
    let errands = CommandErrands(documents, beginning.loader)
    let maker = CommandMaker(
      terminator: options.printer.terminator,
      environment: { [options] in variablesOfCommands(options) }, check: errands.checkInput)
    let commands = ActionCommands(maker)
    let result = try run(beginning, errands, commands, maker, options)
    switch result.outcome {
    case .unreadable(let reason): throw Complaint(reason)
    case .become:
      repeatNotice(result.notice)
      repeatNotice(history?.keep(result.queries))
      throw commands.replaceProgram(leaving: popup)
    case .picked(let pick):
      let unknown = options.complaint(aboutTemplateFor: result.content)
      if result.notice != unknown?.message { repeatNotice(result.notice) }
      if let unknown { throw unknown }
      let printer = options.printer(for: pick)
      try errands.checkInput()
      try print(result.queries.last, wantedBy: options)
      try print(pick.key, expectedBy: options)
      try print(commands.printed)
      try printer.write(pick.things, of: result.content) { (block) throws(Complaint) in
        try errands.checkInput()
        try print(block)
      }
      repeatNotice(history?.keep(result.queries))
      return .picked
    case .query(let isPick):
      repeatNotice(result.notice)
      try print(Array((result.queries.last ?? "").utf8) + [options.printer.terminator])
      repeatNotice(history?.keep(result.queries))
      return isPick ? .picked : .nothingToPick
    case .cancelled, .timedOut:
      repeatNotice(result.notice)
      return .cancelled
    case .terminalGone: throw Complaint("the terminal is gone")
    }
  }

  /// Returns the environment of commands, without options of a shell key.
  private func variablesOfCommands(_ options: CommandOptions) -> ProcessEnvironment {
    let socket = options.socket.map { [(Listener.variable, Listener.absolute($0))] } ?? []
    return ProcessEnvironment.own().without(DefaultOptions.keyVariable).without(Self.popup)
      .with(socket)
  }

  /// Repeats a notice after the picker, because the screen may have clipped it or a key removed it.
  private func repeatNotice(_ notice: String?) {
    if let notice { complain(notice) }
  }

  private func run(
    _ beginning: DocumentMaker.Beginning, _ errands: CommandErrands, _ commands: ActionCommands,
    _ maker: CommandMaker, _ options: CommandOptions
  ) throws(Complaint) -> PickerResult {
    let document = beginning.document
    var setup = PickerSetup(document.data) { document.settings(for: options, look: $0) }
    setup.isComplete = document.isComplete
    setup.notice = document.notice
    setup.start = options.start
    if let arrival = beginning.arrival { setup.services.sources.append(arrival) }
    setup.services.isSpoiled = { errands.isSpoiled }
    setup.services.forgetInput = errands.noteReplaced
    setup.services.commands = commands.runner
    for kind in Errand.Kind.allCases {
      setup.services.answerers[.errand(kind)] = errands.answerer(maker)
    }
    setup.services.answerers[.command] = commands.answerer
    setup.services.answerers[.preview] = maker.previews
    for topic in Job.Topic.thought {
      setup.services.answerers[topic] = BackgroundAnswers(topic).answerer
    }
    setup.services.printed = { [options] pick, content, most in
      options.printer(for: pick).bytes(of: pick.things, in: content, upTo: most)
    }
    if let path = options.socket {
      let listener = try Listener(at: path)
      let answers = PickerAnswers(options.printer, check: errands.checkInput)
      setup.services.sources.append(listener.source(answers.answer))
    }
    do throws(TerminalError) {
      var picker = try options.open(setup)
      return picker.run()
    } catch {
      throw Complaint(error)
    }
  }
}

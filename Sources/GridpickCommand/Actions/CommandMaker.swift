import GridpickCore
import GridpickTerminal

/// Makes shell commands from the templates of actions and their items (rules V3, R5).
struct CommandMaker {
  typealias Made = Result<ShellCommand, Complaint>

  /// The largest number of marks that are put into a command while a key waits.
  private static let most = 1_000

  let terminator: UInt8
  let environment: () -> ProcessEnvironment
  /// Throws if the input has changed since it was read.
  var check: () throws(Complaint) -> Void = {}

  func made(_ invocation: Invocation, while isWanted: @escaping () -> Bool = { true }) -> Made {
    Made { () throws(Complaint) in try command(for: invocation, while: isWanted) }
  }

  /// Makes a command with many values on another thread, so that keys are answered; nil if it has
  /// few.
  func making(_ invocation: Invocation) -> Run<Made>? {
    guard
      invocation.marks.count > Self.most
        || invocation.template.placeholders.contains(where: \.isFile)
    else { return nil }
    return try? Run(givingWay: true) { run in
      run.tell(made(invocation) { !run.isDismissed })
    }
  }

  /// Returns the command, unless the input has changed while its values were read.
  func checked(_ made: Made, of invocation: Invocation) throws(Complaint) -> ShellCommand {
    let command = try made.get()
    if !invocation.template.placeholders.isEmpty { try check() }
    return command
  }

  private func command(
    for invocation: Invocation, while isWanted: @escaping () -> Bool
  ) throws(Complaint) -> ShellCommand {
    let known = KnownFields(of: invocation.content.whole)
    if let unknown = known.complaint(about: invocation.template) { throw unknown }
    let things = PickedThings(invocation: invocation, isWanted: isWanted)
    var files: [MemoryFile] = []
    var lacksRoom = false
    let rendered: RenderedCommand
    do throws(ValueError) {
      rendered = try invocation.template.rendered { placeholder in
        guard placeholder.isFile else { return things.values(of: placeholder) }
        guard let file = things.file(of: placeholder, terminator) else {
          lacksRoom = true
          return AnySequence([])
        }
        files.append(file)
        return AnySequence([file.path.bytes])
      }
    } catch {
      throw Complaint(error.reason)
    }
    if lacksRoom { throw Complaint("{f}: not enough memory for the file") }
    return ShellCommand(
      SystemText(rendered.text),
      environment: environment().with(rendered.variables.map { ($0.name, $0.value) })
        .with(invocation.clickedTitle?.variables ?? [:]), files: files)
  }
}

extension ClickedTitle {
  /// The variables that name the clicked title to commands, also under fzf's names (rule B6).
  fileprivate var variables: [String: String] {
    // A variable holds no NUL, which a title in JSON may.
    let word = text.filter { $0 != "\0" }
    return Dictionary(
      uniqueKeysWithValues: ["GRIDPICK_CLICK_HEADER_", "FZF_CLICK_HEADER_"].flatMap {
        [($0 + "WORD", word), ($0 + "NTH", "\(number)")]
      })
  }
}

/// The items that a command is about, looked up in the data.
struct PickedThings {
  let invocation: Invocation
  let isWanted: () -> Bool

  private var content: PickedContent { invocation.content }

  func values(of placeholder: Placeholder) -> AnySequence<[UInt8]> {
    switch placeholder.content {
    case .query: AnySequence([Array(invocation.query.utf8)])
    case .field(let field):
      fields(field.naming(content.whole.fieldTable), of: ids(placeholder))
    }
  }

  /// Returns a field of each item, read lazily; of a record only once, however many of its cells
  /// are marked.
  private func fields(_ field: PickField, of ids: [ItemID]) -> AnySequence<[UInt8]> {
    let ofRecords =
      field.isOfRecord && content.whole.fieldTable.hasRecords
    return AnySequence {
      var rest = ids.makeIterator()
      var last: Int?
      return AnyIterator {
        while let id = rest.next() {
          guard let cell = cell(id) else { continue }
          defer { last = cell.number }
          if !ofRecords || cell.number != last { return cell.bytes(of: field) }
        }
        return nil
      }
    }
  }

  /// Returns a file with the values as printed; nil without memory for it, or if no longer wanted.
  func file(of placeholder: Placeholder, _ terminator: UInt8) -> MemoryFile? {
    guard let file = MemoryFile() else { return nil }
    guard let things = things(placeholder) else { return file }
    let printer = PickPrinter(unit: invocation.unit, terminator: terminator)
    do throws(Fault) {
      try printer.write(things, of: content) { (block) throws(Fault) in
        guard isWanted() else { throw Fault(code: ECANCELED) }
        try OutputStream(descriptor: file.descriptor).write(block)
      }
      return file
    } catch {
      return nil
    }
  }

  private func things(_ placeholder: Placeholder) -> Pick.Things? {
    placeholder.isOfAll && !invocation.marks.isEmpty
      ? .marked(invocation.marks) : invocation.current.map { .item($0) }
  }

  private func ids(_ placeholder: Placeholder) -> [ItemID] {
    switch things(placeholder) {
    case nil: []
    case .item(let id): [id]
    case .marked(let marks): content.ids(of: marks, at: invocation.current)
    }
  }

  private func cell(_ id: ItemID) -> PickedCell? {
    content.ordered.position(of: id).flatMap {
      PickedCell(
        $0, of: content, isRecord: invocation.unit == .section && content.ordered.hasRecords,
        namesCell: true)
    }
  }
}

extension CommandMaker {
  var previews: Answerer {
    let commands = TopicCommands<PreviewNews>(
      self, answer: { .preview($0) },
      failure: { .preview(PreviewNews(text: StyledText(), end: .failed($0))) })
    return commands.answerer { job in
      guard case .preview(let request) = job.work else { return nil }
      return commands.run(request.invocation, for: job.id, of: "preview") {
        (command) throws(Fault) in
        var command = command
        command.environment = command.environment.with(request.variables)
        return try .start(previewing: command)
      }
    }
  }
}

extension PreviewRequest {
  /// The variables of rule V2 for the size and the background, also under their usual names.
  fileprivate var variables: [String: String] {
    var variables: [String: String] = [:]
    for prefix in ["GRIDPICK_PREVIEW_", "FZF_PREVIEW_", ""] {
      variables[prefix + "COLUMNS"] = "\(size.columns)"
      variables[prefix + "LINES"] = "\(size.lines)"
    }
    if let isOnLight { variables["COLORFGBG"] = isOnLight ? "0;15" : "15;0" }
    return variables
  }
}

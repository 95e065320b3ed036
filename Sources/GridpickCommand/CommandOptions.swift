import GridpickCore
import GridpickFormats
import GridpickTerminal

package struct CommandOptions {
  package var format: FormatName?
  package var reading = ReadingOptions()
  package var layout: Layout?
  package var style: CellStyle?
  package var picker = PickerOptions(begins: nil)
  package var start: Position?
  package var title: String?
  package var banner: SystemText?
  package var isASCII = false
  package var colors: ColorSpec?
  package var terminal = TerminalOptions()
  /// The input that FILE or `--walk` names; nil is standard input, or its replacement (rule B5).
  package var named: Input?
  package var input: Input {
    if case .files(let folder, _)? = named { return .files(below: folder, walked) }
    return named ?? .standardInput
  }
  package var walked = FileWalk.Kinds.files
  /// A question to append to an error about FILE, which may have been meant as an option's value.
  var meant = ""
  package var pivot: PivotFields?
  package var groupBy: Grouping?
  package var groupSort: GroupSort?
  /// True if the input can be read again: a regular FILE, or a folder.
  var rereadsInput = false
  /// The shell commands that print newer data (`--reload`) and more data (`--more`).
  package var reloadCommand: SystemText?
  package var moreCommand: SystemText?
  package var bindings: [Binding] = []
  /// The keys of `--expect` with the names to print; nil prints no key.
  package var expected: [Key: String]?
  package var earlyChoice = EarlyChoice()
  package var filter: String?
  package var outputFormat: OutputFormat?
  package var template: OutputTemplate?
  /// The options that set the template and the shown columns, for complaints.
  var templateOption = "--print"
  var columnsOption = "--only"
  package var endsWithNul = false
  package var readsColors = false
  package var history: SystemText?
  package var socket: SystemText?
  package var popup: String?
  package var isPlain = false
  /// The places in the defaults of options that the command line does not override, by name.
  var origins: [String: String] = [:]
  /// The number of `--paint` rules from the defaults, which come first.
  var defaultRuleCount = 0
  package var request: Request?

  package enum Request {
    case help
    case version
    case manual(ManualPage)
    case completion(Shell)
    case titles
    case integration(Shell)
  }

  package var printer: PickPrinter {
    PickPrinter(
      form: template.map { .template($0) } ?? .format(outputFormat ?? .text),
      terminator: endsWithNul ? 0 : UInt8(ascii: "\n"))
  }

  func printer(for pick: Pick) -> PickPrinter {
    var printer = printer
    (printer.unit, printer.current) = (pick.unit, pick.current)
    return printer
  }

  /// Puts the bindings into the keymap, and tells the hints if a template or format prints picks.
  mutating func setUpKeys() {
    picker.printsByForm = template != nil || outputFormat != nil
    if picker.marking != nil { picker.keymap = picker.keymap.marking() }
    for binding in bindings { picker.keymap.bind(binding) }
    terminal.hasStopKey = bindings.isEmpty || !picker.keymap.binds(.control("z"))
  }
}

/// The fields that templates and commands name (rule X1).
extension CommandOptions {
  func complaint(aboutFieldsOf data: Grid) -> Complaint? {
    let known = KnownFields(of: data)
    if let template, let complaint = known.complaint(about: template) {
      return complaint.of(templateOption)
    }
    if let complaint = known.complaint(about: picker.preview.window.fields) {
      return complaint.of("--preview-window")
    }
    if let command = picker.preview.command, let complaint = known.complaint(about: command) {
      return complaint.of("--preview")
    }
    for binding in bindings {
      for action in binding.actions {
        if let complaint = known.complaint(about: action) { return complaint.of("--bind") }
      }
    }
    return nil
  }

  func complaint(aboutTemplateFor content: PickedContent) -> Complaint? {
    template.flatMap { KnownFields(of: content.whole).complaint(about: $0) }?.of(templateOption)
  }
}

extension KnownFields {
  fileprivate func complaint(about action: Action) -> Complaint? {
    if let command = action.template { return complaint(about: command) }
    switch action.argument {
    case .output(let template): return complaint(about: template)
    case .windows(let turns):
      return complaint(about: turns.flatMap { (try? PreviewWindow($0))?.fields ?? [] })
    default: return nil
    }
  }
}

extension CommandOptions {
  /// Takes a reloading command or a list of files if standard input is a terminal (rule B5).
  mutating func findInput() {
    guard named == nil, isatty(STDIN_FILENO) == 1 else { return }
    if filter == nil, picker.keymap.reloadsAtStart {
      named = .nothing
    } else if reloadCommand != nil {
      guard filter == nil else { return }
      named = .nothing
      picker.keymap.bind(.reloadingAtStart)
    } else if format == nil || format == .lines {
      named = .files(below: Input.here, walked)
    }
  }

  func check(_ format: FormatName) throws(Complaint) {
    if let fault = fault(of: format) { throw Complaint(fault) }
  }

  /// The reason why the options do not suit a format; nil if they do.
  private func fault(of format: FormatName) -> String? {
    if input.isWalk, format != .lines {
      return "\(input.name): files are listed as lines, not as \(format)"
    }
    if reading.headerLines > 0, format != .lines {
      return "--header-lines: only in lines, not in \(format)"
    }
    if reading.endsWithNul, format != .lines { return "--read0: only for lines, not \(format)" }
    guard let delimiter = reading.delimiter, !format.takes(delimiter) else { return nil }
    return format == .csv
      ? "--delimiter: in csv it must be one byte, not a quote"
      : "--delimiter: only for lines or csv, not \(format)"
  }
}

extension CommandOptions {
  private static let groupLayouts: [Layout] = [.tabs, .shelves, .cards, .grid]

  /// Throws if an option makes no sense for groups, whose items are whole records.
  mutating func setUpGroups() throws(Complaint) {
    let given = FieldNames()
    if reading.fields.label != given.label { picker.label = ColumnName(reading.fields.label) }
    if reading.fields.detail != given.detail { picker.detail = ColumnName(reading.fields.detail) }
    guard groupBy != nil else { return }
    if let layout, !Self.groupLayouts.contains(layout) {
      let names = Self.groupLayouts.map(\.name).joinedByOr
      throw Complaint("--layout: groups are shown as \(names), not as \(layout.name)")
    }
    if picker.picks == .column {
      throw Complaint("--pick: records in groups have no columns to pick")
    }
  }
}

extension ColumnName {
  init(_ key: [UInt8]) { self.init(String(decoding: key, as: UTF8.self)) }
}

extension CommandOptions {
  /// Tells the picker the time of day if a rule paints dates by their age.
  mutating func tellTime() {
    guard picker.paint.rules.contains(where: \.needsClock) else { return }
    picker.paint.clock = TimeOfDay.clock
  }

  /// The rules of the command line; rules in the defaults need not fit the data.
  var ownRules: ArraySlice<PaintRule> { picker.paint.rules.dropFirst(defaultRuleCount) }

  /// Complains of the first rule for a missing column.
  ///
  /// If it is not certain that a word names a column, the word must be almost a title.
  func complaint(aboutRulesFor data: Grid) -> Complaint? {
    for rule in ownRules {
      guard let title = rule.missingTitle(in: data),
        title.isCertain || data.columnNames.nearest(to: title.text) != nil
      else { continue }
      return Complaint(MissingColumn(title.text, of: data)).of("--paint")
    }
    return nil
  }
}

extension CommandOptions {
  /// Returns the options; on a terminal of lines, without those for screens and keys (rule Y1).
  func fitting(terminal type: String?) -> CommandOptions {
    guard isPlain || PlainPicker.alone(suits: type) else { return self }
    var options = self
    options.isPlain = true
    options.picker = picker.inLines
    options.socket = nil
    return options
  }

  func open(_ setup: PickerSetup) throws(TerminalError) -> RunningPicker {
    if isPlain { return try PlainPicker.open(setup, isASCII: isASCII) }
    var picker = TerminalPicker()
    picker.terminalOptions = terminal
    picker.isASCII = isASCII
    picker.colors = colors
    picker.chosenStyle = style
    return try picker.open(setup)
  }
}

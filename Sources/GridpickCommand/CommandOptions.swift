import GridpickCore
import GridpickFormats
import GridpickTerminal

package struct CommandOptions {
  /// The format of the input; nil lets the program find it out.
  package var format: FormatName?
  package var reading = ReadingOptions()
  /// The layout; nil leaves it to the document.
  package var layout: Layout?
  package var style: CellStyle?
  package var picker = PickerOptions(begins: nil)
  package var start: Position?
  package var title: String?
  package var banner: SystemText?
  package var isASCII = false
  package var colors: ColorSpec?
  package var terminal = TerminalOptions()
  /// The input that is named, by FILE or `--walk`; nil is standard input, or what stands in for it.
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
  /// The actions of keys and events, in the order in which they were given.
  package var bindings: [WrittenBinding] = []
  /// The keys that pick too and are printed, with the names to print; nil prints none.
  package var expected: [Key: String]?
  package var earlyChoice = EarlyChoice()
  /// The query of a picker without a screen; nil shows a screen.
  package var filter: String?
  /// The form of the output; nil is text, or the form of the template.
  package var outputFormat: OutputFormat?
  package var template: OutputTemplate?
  package var endsWithNul = false
  package var readsColors = false
  package var history: SystemText?
  /// The path of the socket on which others of the same user ask the picker; nil makes none.
  package var socket: SystemText?
  /// The options of tmux for the popup that the picker is to be in; nil is the terminal.
  package var popup: String?
  /// True if the picker asks line by line, on any terminal.
  package var isPlain = false
  /// The options that were given but have no effect in a picker that asks line by line.
  var unheard: [String] = []
  /// The places of options that were given last in the defaults, by the names of the options.
  var origins: [String: String] = [:]
  /// The number of rules of `--paint` that are from the defaults; they come first.
  var defaultRuleCount = 0
  /// The request that is answered instead of picking; nil picks.
  package var request: Request?

  package enum Request {
    case help
    case version
    case manual(ManualPage)
    case completion(Shell)
    /// The titles of the input's columns, one a line.
    case titles
    case integration(Shell)
  }

  package var printer: PickPrinter {
    var printer = PickPrinter()
    printer.form = template.map { .template($0) } ?? .format(outputFormat ?? .text)
    printer.terminator = endsWithNul ? 0 : UInt8(ascii: "\n")
    return printer
  }

  func printer(for pick: Pick) -> PickPrinter {
    var printer = printer
    (printer.unit, printer.current) = (pick.unit, pick.current)
    return printer
  }

  /// Sets the keymap, with bindings on top of the usual actions, and if hints say what Enter picks.
  mutating func setUpKeys() {
    picker.printsByForm = template != nil || outputFormat != nil
    if picker.marking != nil { picker.keymap = picker.keymap.marking() }
    for binding in bindings { picker.keymap.bind(binding) }
    terminal.hasStopKey = !picker.keymap.binds(.control("z"))
  }
}

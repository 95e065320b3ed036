import GridpickCore
import GridpickFormats
import GridpickLayout
import GridpickLoading
import GridpickModel
import GridpickPaging
import GridpickProtocol
import GridpickRendering
import GridpickSystem
import GridpickTerminal

/// What the command line says.
package struct CommandOptions {
  /// Nil finds out by itself.
  package var format: FormatName?
  package var reading = ReadingOptions()
  /// Nil goes by the document.
  package var layout: Layout?
  package var style: CellStyle?
  package var picker = PickerOptions()
  package var start: Position?
  package var title: String?
  /// The file that holds the banner.
  package var banner: SystemText?
  package var isASCII = false
  package var colors: ColorSpec?
  package var terminal = TerminalOptions()
  package var input = Input.standardInput
  /// A question behind what is wrong with FILE, which may have been meant as an option's value.
  var meant = ""
  package var pivot: PivotFields?
  /// Shell commands that print newer data, and more of it.
  package var reloadCommand: SystemText?
  package var moreCommand: SystemText?
  /// What keys and events do, in the order in which it is said.
  package var bindings: [WrittenBinding] = []
  /// The keys that pick too and are printed, with the names to print; nil prints none.
  package var expected: [Key: String]?
  package var earlyChoice = EarlyChoice()
  /// What is looked for without a screen; nil shows one.
  package var filter: String?
  /// Nil is text, or as the template says.
  package var outputFormat: OutputFormat?
  package var template: OutputTemplate?
  package var pickScope = PickScope.cell
  package var endsWithNul = false
  /// Whether what is read has colours that are meant.
  package var readsColors = false
  /// The file that holds what was looked for before.
  package var history: SystemText?
  /// Whether it asks line by line, on any terminal.
  package var isPlain = false
  /// The options that were said and are of no use there.
  var unheard: [String] = []
  /// Where options were said last that are of the defaults, by their names.
  var origins: [String: String] = [:]
  /// What to do instead of picking.
  package var request: Request?

  package enum Request {
    case help
    case version
    /// The manual page.
    case manual
    /// What completes command lines in a shell.
    case completion(Shell)
    /// The titles of the columns of the input, a line each.
    case titles
    /// What binds keys in a shell.
    case integration(Shell)
  }

  package var printer: PickPrinter {
    var printer = PickPrinter()
    printer.form = template.map { .template($0) } ?? .format(outputFormat ?? .text)
    printer.scope = pickScope
    printer.terminator = endsWithNul ? 0 : UInt8(ascii: "\n")
    return printer
  }

  /// What is marked is what is picked; what keys do is said on top of what they do else.
  mutating func setUpKeys() {
    if picker.marking != nil {
      picker.marking?.unit = pickScope.markUnit
      picker.keymap = picker.keymap.marking()
    }
    for binding in bindings { picker.keymap.bind(binding) }
  }
}

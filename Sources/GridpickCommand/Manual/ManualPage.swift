import GridpickCore
import GridpickFormats

/// The manual page, made from the tables of options, keys and actions.
package enum ManualPage {
  package static var text: String {
    var page = Roff("gridpick", version: "gridpick \(GridpickTool.version)", about: "User Commands")
    page.addBeginning()
    page.addOptions()
    page.addShapes()
    page.addKeys()
    page.addActions()
    page.addPrinting()
    page.addSurroundings()
    page.addExamples()
    page.chapter("See also")
    page.paragraph("fzf(1), column(1), jq(1), less(1), terminfo(5)")
    return page.text
  }

  /// The examples of use, each with its command.
  package static let examples: [(words: String, command: String)] = [
    ("A list too long for one column:", "ls /usr/bin | gridpick"),
    (
      "A table is found by its titles; what is picked is the line:",
      "ps aux | gridpick --sort %MEM:desc --frozen PID"
    ),
    (
      "A row for each namespace, a column for each pod:",
      "gridpick --pivot ns,pod --print '{row}/{value}' pods.json"
    ),
    (
      "A preview beside a history:",
      "git log --format='%h%x09%s' | gridpick -d '\\t' --no-header --preview 'git show {1}'"
    ),
    ("What matches, without a screen:", "git ls-files | gridpick --filter 'test swift$'"),
  ]
}

extension Roff {
  fileprivate mutating func addBeginning() {
    chapter("Name")
    paragraph(Look().plain("gridpick - pick one thing out of things that vary in two ways"))
    chapter("Synopsis")
    paragraph(
      Look().bold("gridpick").plain(" [").italic("OPTION").plain("…] [").italic("FILE").plain("]"))
    chapter("Description")
    paragraph(
      """
      gridpick shows what it reads as a grid on the terminal: left and right choose the kind, up and down the \
      size. Columns stay linked while one moves, and Enter prints the pick on standard output. The mouse drags \
      the grid as a finger drags a page, and / narrows it over both of its axes at once.
      """)
    paragraph(
      """
      It reads FILE, or standard input where there is none or it is -. Keys come from the terminal in any case, \
      so that it can stand in a pipe and in $(…).
      """)
  }

  fileprivate mutating func addOptions() {
    chapter("Options")
    paragraph(
      """
      Of an option that is given twice the last counts; --bind and --expect add up. --no-NAME takes back what was said \
      of --NAME before it, as in GRIDPICK_OPTS, and --mouse what --no-mouse did.
      """)
    for group in OptionTable.groups {
      section(group.title)
      for option in group.rows { row(look(of: option), option.help) }
    }
  }

  private func look(of row: OptionRow) -> Look {
    let letter = row.letter.map { Look().bold("-\($0)").plain(", ") } ?? Look()
    let name = letter.bold("--\(row.name)")
    guard let argument = row.argument else { return name }
    return row.isOptional
      ? name.plain("[=").italic(argument).plain("]") : name.plain(" ").italic(argument)
  }

  fileprivate mutating func addShapes() {
    chapter("Input")
    paragraph(
      """
      The format is told by --format, else by the name of FILE, else by how the input begins. Lines that stand \
      in columns below their titles, as ps(1) and df(1) print them, are shown as a table.
      """)
    for format in FormatName.allCases { row(format.rawValue, format.format.summary) }
    chapter("Layouts")
    for layout in Layout.all { row(layout.name, layout.summary) }
    chapter("Styles")
    for style in CellStyle.all { row(style.name, style.summary) }
    chapter("Colours")
    paragraph(
      """
      The terminal is asked what its background is. --color says it instead, and how each role is drawn: \
      \(OptionTable.oneOf(ColorSpec.roles)), as in accent:#ff8800,title:12:bold. Attributes are \
      \(OptionTable.oneOf(ColorSpec.attributeNames)).
      """)
    paragraph(
      """
      A rule of --paint is a term of find, and behind the last = what it looks like: \
      \(OptionTable.oneOf(PaintRule.stateNames)), or a colour as above, as in STATUS:^Up=good or \
      'ERROR=red:\(PaintRule.row), where :\(PaintRule.row) paints the whole row. A title with =heat shades \
      numbers by their rank, and one with =age durations and dates. Later rules win. Columns called STATUS, \
      STATE, PHASE, HEALTH, LEVEL or READY have colours for states; --no-paint takes these back.
      """)
  }

  fileprivate mutating func addKeys() {
    chapter("Keys and mouse")
    for key in Keymap.standard.help(ascii: true) { row(key.left, key.right) }
    section("With --multi")
    for key in Keymap.help(of: Keymap.marks, ascii: true, where: { _ in true }) {
      row(key.left, key.right)
    }
  }

  fileprivate mutating func addActions() {
    chapter("Actions")
    paragraph(
      """
      --bind binds keys and events to these, as in ctrl-o:up+up or start,f2:go(0,3). What an action takes stands \
      in round brackets, in any other pair of brackets, or behind a colon up to the end.
      """)
    for action in ActionName.all { row(action.written, action.help) }
    section("Keys")
    paragraph(
      """
      Keys are any character, \(OptionTable.oneOf(Key.listedNames)), with ctrl-, alt- or shift- before it, \
      and of the mouse \(OptionTable.oneOf(Key.mouseNames)).
      """
    )
    chapter("Events")
    for event in Occasion.rows { row(event.name, event.help) }
    chapter("Placeholders")
    paragraph(
      """
      Commands of actions and of --preview have these in place of what is current. Each is one word of the shell, \
      whatever it holds, and so stands outside of quotes. With a plus, as in {+} and {+row}, it is all that is \
      marked, a word each.
      """)
    for placeholder in Placeholder.rows { row(placeholder.name, placeholder.help) }
  }

  fileprivate mutating func addPrinting() {
    chapter("Printing")
    paragraph(
      """
      What is picked is printed on a line of its own. A template of --print has fields, \\t \\n \\0 \\\\ as in C, and \
      {{ and }} for braces:
      """)
    for field in PickField.Known.allCases { row("{\(field.rawValue)}", field.help) }
    paragraph(
      """
      Here and in commands {NAME} is the field of the record in the column with this title, {2} and {-1} in the \
      second and the last column; in a list they are words. {field:NAME} is a title that is also another name, with \
      \\} for a brace in it, and in commands one with signs of the shell.
      """)
    paragraph(
      """
      With --output tsv a tab, a line break, a return, a NUL and a backslash within a field are \
      \\t \\n \\r \\0 \\\\.
      """)
  }

  fileprivate mutating func addExamples() {
    chapter("Examples")
    for example in ManualPage.examples {
      paragraph(example.words)
      verbatim([example.command])
    }
  }
}

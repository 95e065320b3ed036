import GridpickCore
import GridpickTerminal

/// The popup of tmux that `--tmux` asks for: `bottom,80%,40%` (rule I2).
package struct Popup: Equatable, Sendable {
  private enum Side: String, CaseIterable { case center, top, bottom, left, right }

  /// The options by which tmux knows its place and its size.
  let options: String

  /// Reads a side and at most two sizes; nil if it is anything else.
  ///
  /// One size is the height at top and bottom, the width at left and right, both in the centre.
  package init?(_ text: String) {
    var words = text.split(separator: ",", omittingEmptySubsequences: text.isEmpty)[...]
    let side = words.first.flatMap { Side(rawValue: String($0)) }
    if side != nil { words.removeFirst() }
    guard words.count <= 2, words.allSatisfy(Self.isSize) else { return nil }
    let (first, last) = (words.first ?? "50%", words.last ?? "50%")
    let (wide, high) = words.count < 2 ? ("100%", "100%") : (first, last)
    options =
      switch side ?? .center {
      case .center: "-x C -y C -w \(first) -h \(last)"
      case .top: "-x C -y 0 -w \(wide) -h \(last)"
      case .bottom: "-x C -y #{client_height} -w \(wide) -h \(last)"
      case .left: "-x 0 -y C -w \(first) -h \(high)"
      case .right: "-x R -y C -w \(first) -h \(high)"
      }
  }

  /// Returns true for `40%` and for `30` cells.
  private static func isSize(_ text: Substring) -> Bool {
    let most = text.last == "%" ? 100 : 10_000
    return
      (try? OptionTable.number(most == 100 ? text.dropLast() : text, in: 1...most, expected: ""))
      != nil
  }

  static let row = OptionRow(
    "tmux", takes: "WHERE", isOptional: true,
    values: .words(OptionWords(Side.allCases.map(\.rawValue), separators: ",")),
    "in a tmux popup, e.g. bottom,80%,40%"
  ) { (options, value) throws(OptionRow.ValueError) in
    options.popup = Popup(value.text)
    guard options.popup == nil else { return }
    let sides = OptionTable.oneOf(Side.allCases.map(\.rawValue))
    throw OptionRow.ValueError(expected: "\(sides), and sizes, e.g. bottom,80%,40%")
  }
}

extension GridpickTool {
  /// The variable with the folder that a picker in a popup shares with the pane; empty outside of one.
  static let popup = "GRIDPICK_POPUP"

  var popup: String? { environment(Self.popup).flatMap { $0.isEmpty ? nil : $0 } }

  /// Becomes a shell that runs the picker in a popup of tmux, if one is asked for and can be.
  func enterPopup(_ options: CommandOptions, _ arguments: [SystemText]) {
    guard let popup = options.popup, environment(Self.popup) == nil, options.request == nil,
      options.filter == nil, !options.isPlain, environment("TMUX")?.isEmpty == false,
      let program = realpath("/proc/self/exe", nil)
    else { return }
    let border = options.picker.surroundings.border == .none ? "" : " -B"
    let script = CompletionScript.text(PackageResources.popup_sh)
    let words = [ShellCommand.shell, "-c", script, "gridpick", popup.options + border]
    let vector = CStringVector(words.map { SystemText($0) } + [SystemText(program)] + arguments)
    signal(SIGPIPE, SIG_DFL)
    execv(ShellCommand.shell, vector.pointers)
  }
}

extension ShellCommand {
  /// Returns what has the pane run the command in the place of a picker in a popup.
  func leaving(popup: String) -> ShellCommand {
    let variables = environment.with([("gridpick_command", text.bytes)])
      .with([GridpickTool.popup: popup])
    return ShellCommand(
      SystemText(". \"$GRIDPICK_POPUP/leave\""), environment: variables, files: files)
  }
}

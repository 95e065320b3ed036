import GridpickCore
import GridpickTerminal

/// The popup of tmux that `--tmux` asks for: `bottom,80%,40%` (rule I2).
enum Popup {
  /// The sides, with tmux's options for them.
  private static let sides: KeyValuePairs = [
    "center": "-x C -y C", "top": "-x C -y 0", "bottom": "-x C -y #{client_height}",
    "left": "-x 0 -y C", "right": "-x R -y C",
  ]

  static let row = OptionRow(
    "tmux", takes: "WHERE", isOptional: true,
    values: .words(OptionWords(sides.map(\.key), separators: ",")),
    "in a tmux popup, e.g. bottom,80%,40%"
  ) { options, value in
    options.popup = Popup.options(value.text)
    guard options.popup == nil else { return }
    let expected = sides.map(\.key).joinedByOr
    throw ValueError(expected: "\(expected), and sizes, e.g. bottom,80%,40%")
  }

  /// Returns tmux's options for a side and up to two sizes, else nil; one size is the height at top
  /// and bottom, the width at left and right, or both in the centre.
  static func options(_ text: String) -> String? {
    var words = text.split(separator: ",", omittingEmptySubsequences: text.isEmpty)[...]
    let side = sides.first { $0.key == words.first ?? "" }
    if side != nil { words.removeFirst() }
    guard words.count <= 2, words.allSatisfy(isSize) else { return nil }
    var (width, height) = (words.first ?? "50%", words.last ?? "50%")
    if words.count < 2, let name = side?.key, name != "center" {
      if name == "left" || name == "right" { height = "100%" } else { width = "100%" }
    }
    return "\(side?.value ?? "-x C -y C") -w \(width) -h \(height)"
  }

  private static func isSize(_ text: Substring) -> Bool {
    let (digits, most) = text.last == "%" ? (text.dropLast(), 100) : (text, 10_000)
    return (try? OptionTable.number(digits, in: 1...most, expected: "")) != nil
  }
}

extension GridpickTool {
  /// The variable with the folder that popup and pane share; empty outside of a popup.
  static let popup = "GRIDPICK_POPUP"

  var popup: String? { environment(Self.popup).flatMap { $0.isEmpty ? nil : $0 } }

  /// Replaces the program by a shell that runs it in a tmux popup, if requested and possible.
  func enterPopup(_ options: CommandOptions, _ arguments: [SystemText]) {
    guard let popup = options.popup, environment(Self.popup) == nil, options.request == nil,
      options.filter == nil, !options.isPlain, environment("TMUX")?.isEmpty == false,
      let program = realpath("/proc/self/exe", nil)
    else { return }
    let border = options.picker.surroundings.border == .none ? "" : " -B"
    let script = CompletionScript.text(PackageResources.popup_sh)
    let words = [ShellCommand.shell, "-c", script, "gridpick", popup + border]
    let vector = CStringVector(words.map { SystemText($0) } + [SystemText(program)] + arguments)
    signal(SIGPIPE, SIG_DFL)
    execv(ShellCommand.shell, vector.pointers)
  }
}

extension ShellCommand {
  /// Returns a command that leaves the popup and has the pane run this command.
  func leaving(popup: String) -> ShellCommand {
    let variables = environment.with([("gridpick_command", text.bytes)])
      .with([GridpickTool.popup: popup])
    return ShellCommand(
      SystemText(". \"$GRIDPICK_POPUP/leave\""), environment: variables, files: files)
  }
}

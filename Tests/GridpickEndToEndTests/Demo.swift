import GridpickCore
import GridpickTestSupport

/// The data that a layout is shown with, as `make run` opens it.
enum Demo: String, CaseIterable {
  case posters = "posters.json"
  case emoji = "emoji.json"
  case elements = "elements.csv"
  case readingList = "reading-list.json"
  case timetable = "timetable.json"

  /// The command line that opens it.
  var arguments: [String] {
    let options =
      switch self {
      case .posters, .emoji, .readingList: [] as [String]
      case .elements: ["--layout", "sheet"]
      case .timetable: ["--banner", Gridpick.demo("banner.txt")]
      }
    return [Gridpick.path] + options + [Gridpick.demo(rawValue)]
  }

  func show(on size: ScreenSize = .usual) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(Launch(arguments).on(size))
    try terminal.waitForRest()
    return terminal
  }
}

import GridpickCore

/// The size of a terminal cell in pixels.
struct CellSize: Equatable {
  let width: Int
  let height: Int

  /// Waits for xterm's window on the display, and divides the window's size by its cells.
  static func measured(
    for size: ScreenSize, environment: [String: String]
  ) throws(HarnessError) -> CellSize {
    let printed = try Tool.run(
      [
        "xdotool", "search", "--sync", "--onlyvisible", "--class", "xterm",
        "getwindowgeometry", "--shell", "%1",
      ],
      environment: environment)
    var values: [Substring: Int] = [:]
    for line in String(decoding: printed, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let width = values["WIDTH"], let height = values["HEIGHT"] else {
      throw .toolFailed(
        command: "xdotool getwindowgeometry", output: String(decoding: printed, as: UTF8.self))
    }
    return CellSize(width: width / size.columns, height: height / size.lines)
  }
}

// A program that shows a picker of the library's, for the tests: what else it does is its first argument.
import GridpickTerminal
import TwoAxisPicker

/// The acts of the program beside showing a picker.
enum Host {
  static var picker: GridPicker<String> {
    GridPicker(rows: [["a", "b", "c"], ["d", "e", "f"]]) { Cell($0) }
  }

  /// Says something where no screen is, however it ends.
  static func say(_ text: String, to stream: Int32 = STDOUT_FILENO) {
    let line = Array((text + "\n").utf8)
    _ = write(stream, line, line.count)
  }

  static func words(_ picker: GridPicker<String>) -> String {
    do throws(PickerError) {
      let end = try picker.end()
      switch end {
      case .picked(let item, at: _): return "picked \(item)"
      case .cancelled: return "cancelled"
      case .marked, .timedOut, .nothingToPick: return "\(end)"
      }
    } catch {
      return "error \(error)"
    }
  }
}

let mode = CommandLine.arguments.dropFirst().first ?? ""
guard let show = Host.modes[mode] else { fatalError("no mode \(mode)") }
show()

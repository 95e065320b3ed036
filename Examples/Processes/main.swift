// What runs: a table that r, a pull and Ctrl-X refresh. Ctrl-X asks the current process to end.
import Foundation
import TwoAxisPicker

struct Field {
  let process: Int32
  let command: String
  let title: String
  let text: String
}

let titles = ["PID", "USER", "%CPU", "%MEM", "COMMAND"]

func fields() throws -> [[Field]] {
  let ps = Process()
  ps.executableURL = URL(fileURLWithPath: "/bin/ps")
  ps.arguments = ["-A", "-o", "pid=", "-o", "user=", "-o", "pcpu=", "-o", "pmem=", "-o", "args="]
  let output = Pipe()
  ps.standardOutput = output
  try ps.run()
  let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  ps.waitUntilExit()
  return lines.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ", maxSplits: 4).map(String.init)
    guard words.count == 5, let process = Int32(words[0]) else { return nil }
    return zip(titles, words).map { title, word in
      Field(process: process, command: words[4], title: title, text: word)
    }
  }
}

do {
  var picker = GridPicker(rows: try fields()) { Cell($0.text) }
  picker.title = "Processes"
  picker.layout = .sheet
  picker.columnTitles = titles
  picker.frozenColumns = 1
  // By this the one that is current stays current, wherever it is in newer rows.
  picker.id = { "\($0.process) \($0.title)" }
  picker.peek = { $0.command }
  picker.refresh = { _ in try fields().map { GridSection(items: $0) } }
  picker.keys = [
    KeyBinding(key: .control("x"), help: "ask the process to end") { field, _ in
      guard let field else { return .handled }
      kill(field.process, SIGTERM)
      return .refresh
    }
  ]
  if let field = try picker.run() { print(field.process) }
} catch {
  FileHandle.standardError.write(Data("processes: \(error)\n".utf8))
  exit(2)
}

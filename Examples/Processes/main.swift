// What runs: a table that is refreshed every two seconds. Ctrl-X asks before it ends the current process.
import Foundation
import TwoAxisPicker

struct Running: Sendable {
  let id: Int32
  let user: String
  let processor: Double
  let memory: Double
  let command: String
}

func running() throws -> [GridSection<Running>] {
  let ps = Process()
  ps.executableURL = URL(fileURLWithPath: "/bin/ps")
  ps.arguments = ["-A", "-o", "pid=", "-o", "user=", "-o", "pcpu=", "-o", "pmem=", "-o", "args="]
  let output = Pipe()
  ps.standardOutput = output
  try ps.run()
  let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  ps.waitUntilExit()
  let processes = lines.split(separator: "\n").compactMap { line -> Running? in
    let words = line.split(separator: " ", maxSplits: 4).map(String.init)
    guard words.count == 5, let id = Int32(words[0]), let processor = Double(words[2]),
      let memory = Double(words[3])
    else { return nil }
    return Running(
      id: id, user: words[1], processor: processor, memory: memory, command: words[4])
  }
  return [GridSection(items: processes)]
}

do {
  var table = GridPicker(
    records: try running().flatMap(\.items),
    fields: [
      Field("PID", \.id), Field("USER", \.user), Field("%CPU", \.processor, style: .heat),
      Field("%MEM", \.memory), Field("COMMAND", \.command),
    ])
  table.title = "Processes"
  // By this the one that is current stays current, wherever it is in newer rows.
  table.id = { "\($0.id)" }
  table.peek = { $0.command }
  table.refresh = { _ in try running() }
  table.keys = [
    KeyBinding(key: .control("x"), help: "end the process, after a question") { process, _ in
      .task { open in
        guard let process else { return }
        var question = GridPicker(list: ["no", "yes"], columns: 1) { Cell($0) }
        question.title = "End \(process.command)?"
        question.surface = .inline(lines: 5)
        guard (try? await open.suspend { try await question.run() }) == "yes" else { return }
        kill(process.id, SIGTERM)
        open.update(.notice("asked \(process.id) to end"))
      }
    }
  ]
  try await table.open { open in
    let refreshing = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(2))
        open.update(.replace(try running()))
      }
    }
    defer { refreshing.cancel() }
    for await event in open.events {
      guard case .picked(let process, _) = event else { continue }
      print(process.id)
      break
    }
  }
} catch {
  FileHandle.standardError.write(Data("processes: \(error)\n".utf8))
  exit(2)
}

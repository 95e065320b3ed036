// A feed that grows while one reads it: who is at its end stays there, and who has gone up is left alone.
import Foundation
import TwoAxisPicker

struct Message: Sendable {
  let author: String
  let text: String
}

let talk = [
  "the lake is frozen", "is it safe?", "ten centimetres", "by the old bridge?", "everywhere",
  "then tomorrow at eight", "bring the long skates", "and tea", "with rum", "with lemon",
]
let authors = ["Ada", "Ben", "Cem"]

func message(_ number: Int) -> Message {
  Message(author: authors[number % authors.count], text: talk[number % talk.count])
}

let (updates, continuation) = AsyncStream.makeStream(of: PickerUpdate<Message>.self)
var count = 3
var isAtEnd = true

var picker = GridPicker(rows: (0..<count).map { [message($0)] }) { message in
  Cell("\(message.author): \(message.text)")
}
picker.title = "Talk"
picker.columnTitles = ["message"]
picker.cellSize = ScreenSize(lines: 1, columns: 50)
picker.start = Position(section: count - 1, index: 0)
picker.onMove = { isAtEnd = $0.to.section == count - 1 }

/// Somebody says something now and then.
let talking = Task {
  while !Task.isCancelled {
    try await Task.sleep(for: .milliseconds(700))
    continuation.yield(.append([[message(count)]]))
    count += 1
    if isAtEnd { continuation.yield(.move(to: Position(section: count - 1, index: 0))) }
  }
}

do {
  let end = try await picker.run(updates: updates)
  talking.cancel()
  if let message = end.item { print("\(message.author): \(message.text)") }
} catch {
  FileHandle.standardError.write(Data("feed: \(error)\n".utf8))
  exit(2)
}

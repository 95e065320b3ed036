// Tabs under one banner, which scrolls away. A pull refreshes the tab that is shown, Ctrl-R all of them.
import Foundation
import TwoAxisPicker

var edition = 1

/// All that the newest edition says of a topic.
@MainActor func section(_ topic: String) -> GridSection<String> {
  GridSection(title: topic, items: (1...40).map { "\(topic) \($0), edition \(edition)" })
}

let topics = ["World", "Science", "Sport"]
let (updates, continuation) = AsyncStream.makeStream(of: PickerUpdate<String>.self)
var picker = GridPicker(sections: topics.map(section)) { Cell($0) }
picker.layout = .tabs
picker.banner = ["", "  THE DAILY GRID", "  Rows and columns since 1969", ""]
picker.refresh = { tab in
  edition += 1
  return tab.map { [section($0)] } ?? topics.map(section)
}
picker.keys = [
  KeyBinding(key: .control("t"), help: "to the very top") { _, _ in .perform("top") },
  KeyBinding(key: .control("r"), help: "all tabs anew") { _, _ in
    edition += 1
    continuation.yield(.replace(topics.map(section)))
    return .handled
  },
]
do {
  if let story = try await picker.end(updates: updates).item { print(story) }
} catch {
  FileHandle.standardError.write(Data("news: \(error)\n".utf8))
  exit(2)
}

// What the library asks of a program, and what it costs: a line of JSON a figure.
import Foundation
import Synchronization
import TwoAxisPicker

let size = ScreenSize(lines: 40, columns: 120)

func tell(_ name: String, _ figures: [String: Double]) {
  let words = figures.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
  print("{\"name\": \"\(name)\", \(words.joined(separator: ", "))}")
}

func residentMegabytes() -> Double {
  let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = statm.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  return pages * 4 / 1_024
}

func milliseconds(_ body: () -> Void) -> Double {
  ContinuousClock().measure(body) / .milliseconds(1)
}

let rows = (0..<100_000).map { row in (0..<10).map { row * 10 + $0 } }
let layouts: [(String, Layout)] = [
  ("grid", .grid), ("cards", .cards), ("sheet", .sheet), ("shelves", .shelves), ("tabs", .tabs),
]

/// Which cells were drawn, which are those that are seen.
let drawn = Mutex<Set<Position>>([])
let counting = CellStyle(size: ScreenSize(lines: 1, columns: 12)) { canvas, cell, context in
  drawn.withLock { _ = $0.insert(context.position) }
  canvas.draw(cell.label, line: 0)
}

/// How often the cell of an item is asked for: at the start, by keys that stay in view, and by one that goes far.
func calls(_ name: String, _ layout: Layout, cellSize: ScreenSize?) {
  var count = 0
  var picker = GridPicker(rows: rows) { item in
    count += 1
    return Cell("item \(item)", style: counting)
  }
  picker.layout = layout
  picker.cellSize = cellSize
  drawn.withLock { $0 = [] }
  let session = picker.session(size: size)
  func seen() -> Double {
    drawn.withLock { $0 = [] }
    _ = session.frame
    return Double(drawn.withLock { $0.count })
  }
  let first = seen()
  let start = count
  count = 0
  session.press(Key(.right))
  _ = session.frame
  session.press(Key(.left))
  _ = session.frame
  let still = count
  count = 0
  session.press("G")
  let last = seen()
  tell(
    "calls \(name)\(cellSize == nil ? "" : " sized")",
    [
      "start": Double(start), "still": Double(still), "far": Double(count), "seen": first,
      "last": last,
    ])
}

for (name, layout) in layouts {
  calls(name, layout, cellSize: nil)
  calls(name, layout, cellSize: ScreenSize(lines: 3, columns: 14))
}

/// Memory and time of updates, while rows come and go.
func updates() {
  let few = (0..<100).map { row in (0..<10).map { row * 10 + $0 } }
  var picker = GridPicker(rows: few) { Cell("item \($0)") }
  picker.id = { $0 }
  let session = picker.session(size: size)
  var before = 0.0
  let spent = milliseconds {
    for number in 0..<10_000 {
      switch number % 4 {
      case 0: session.apply(.replace(few.map { GridSection(items: $0) }))
      case 1: session.apply(.append([[number]]))
      case 2: session.apply(.redraw)
      default: session.press(number % 8 == 3 ? "j" : "k")
      }
      _ = session.frame
      if number == 1_000 { before = residentMegabytes() }
    }
  }
  tell("updates", ["each": spent / 10_000, "before": before, "after": residentMegabytes()])
}
updates()

/// A key that scrolls, where a cell takes 5 ms.
func slow() {
  var picker = GridPicker(rows: rows) { item in
    let end = ContinuousClock.now + .milliseconds(5)
    while ContinuousClock.now < end {}
    return Cell("item \(item)")
  }
  picker.cellSize = ScreenSize(lines: 1, columns: 12)
  let session = picker.session(size: size)
  _ = session.frame
  let still = milliseconds {
    session.press("l")
    _ = session.frame
  }
  let lines = (0..<60).map { _ in
    milliseconds {
      session.press("j")
      _ = session.frame
    }
  }
  tell("slow", ["still": still, "line": lines.max() ?? 0])
}
slow()
await updatesOfMany()
findsAmongMany()

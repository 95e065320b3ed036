// A program that draws the screen itself: the picker is a part of it, and knows nothing of the terminal.
import Foundation
import TwoAxisPicker

let corner = ScreenPoint(line: 3, column: 20)
let size = ScreenSize(lines: 12, columns: 40)
let drinks = ["tea", "coffee", "juice"]
let cups = ["small", "large", "huge", "bucket"]

var picker = GridPicker(rows: cups.map { cup in drinks.map { "\(cup) \($0)" } }) { Cell($0) }
picker.layout = .cards
let session = try picker.session(size: size)

func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

@MainActor func draw() {
  var screen = "\u{1b}[H\u{1b}[1m An order, drawn by the program\u{1b}[0m"
  screen += "\u{1b}[\(corner.line)H\u{1b}[2K What shall it be: \(session.item ?? "")"
  for (number, line) in session.frame.lines(colors: 256).enumerated() {
    screen += "\u{1b}[\(corner.line + number + 1);\(corner.column + 1)H\(line)"
  }
  write(screen + "\u{1b}[\(corner.line + size.lines + 2)H arrows or drag, Enter orders, q leaves")
}

var before = termios()
guard tcgetattr(STDIN_FILENO, &before) == 0 else {
  FileHandle.standardError.write(Data("embedded: there is no terminal\n".utf8))
  exit(2)
}
var raw = before
cfmakeraw(&raw)
tcsetattr(STDIN_FILENO, TCSANOW, &raw)
write("\u{1b}[?1049h\u{1b}[?25l\u{1b}[?1002h\u{1b}[?1006h")

let start = ContinuousClock.now
while session.end == nil {
  draw()
  // Until somebody does something, or something moves by itself.
  var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
  let due = session.nextTick.map { max(.zero, $0 - session.time) }
  poll(&input, 1, due.map { Int32($0 / .milliseconds(1)) + 1 } ?? -1)
  session.advance(to: start.duration(to: .now))
  guard input.revents != 0 else { continue }
  var bytes = [UInt8](repeating: 0, count: 1_024)
  let count = read(STDIN_FILENO, &bytes, bytes.count)
  guard count > 0 else { break }
  session.read(Array(bytes[..<count]), frameAt: corner)
}

write("\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?25h\u{1b}[?1049l")
tcsetattr(STDIN_FILENO, TCSANOW, &before)
if let order = session.end?.item { print("one \(order), please") }

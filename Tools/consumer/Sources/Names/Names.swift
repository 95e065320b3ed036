// Types of a program's own, named as the library's are.
import Screen
import Terminal
import TwoAxisPicker

struct Key {}
struct Frame {}
enum Layout { case wide }
struct Position {}
struct Cell {}
enum Focus { case here }

public func frame(as text: Bool) throws -> String {
  var picker = GridPicker(rows: [["S", "M"]]) { TwoAxisPicker.Cell($0) }
  picker.layout = .sheet
  picker.focus = .center
  picker.start = TwoAxisPicker.Position(section: 0, index: 1)
  let session = try picker.session(size: ScreenSize(lines: 8, columns: 40))
  session.press(TwoAxisPicker.Key(.down), "l")
  return text
    ? session.frame.text
    : "\(Key()) \(Frame()) \(Layout.wide) \(Position()) \(Cell()) \(Focus.here)"
}

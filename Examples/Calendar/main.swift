// Weeks below each other and their days side by side, without an end either way: a source that is asked for
// what is seen.
import Foundation
import TwoAxisPicker

struct Weeks: GridSource {
  static let today = 100_000
  let sectionCount = 2 * Weeks.today
  let columnCount = 7
  let calendar: Calendar
  let monday: Date

  init() {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    self.calendar = calendar
    let week = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: .now)
    monday = calendar.date(from: week) ?? .now
  }

  func item(at position: Position) -> Date? {
    let days = (position.section - Weeks.today) * 7 + position.index
    return calendar.date(byAdding: .day, value: days, to: monday)
  }

  /// The month, in the week in which it begins.
  func rowTitle(_ section: Int) -> String? {
    guard let sunday = item(at: Position(section: section, index: 6)) else { return nil }
    let parts = calendar.dateComponents([.year, .month, .day], from: sunday)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return day <= 7 ? "\(months[month - 1]) \(year)" : ""
  }

  func columnTitle(_ index: Int) -> String? { days[index] }
}

let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
let months = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]
let weeks = Weeks()

func written(_ day: Date) -> String {
  let parts = weeks.calendar.dateComponents([.year, .month, .day], from: day)
  return [parts.year, parts.month, parts.day].map { number in
    let digits = String(number ?? 0)
    return digits.count < 2 ? "0" + digits : digits
  }.joined(separator: "-")
}

var picker = GridPicker(source: weeks) { day in
  Cell(
    String(weeks.calendar.component(.day, from: day)),
    color: weeks.calendar.isDateInToday(day) ? .terminal(2) : nil)
}
picker.title = "Pick a day"
picker.cellSize = ScreenSize(lines: 1, columns: 6)
picker.start = Position(
  section: Weeks.today, index: (weeks.calendar.component(.weekday, from: .now) + 5) % 7)
picker.status = { day, _ in written(day) }
picker.keys = [
  KeyBinding(key: .control("t"), help: "to today") { _, _ in
    .update(.move(to: Position(section: Weeks.today, index: 0)))
  }
]
do {
  if let day = try picker.run() { print(written(day)) }
} catch {
  FileHandle.standardError.write(Data("calendar: \(error)\n".utf8))
  exit(2)
}

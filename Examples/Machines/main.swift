// A table whose columns move together while the names stay. A pull refreshes it, or loads more.
import Foundation
import TwoAxisPicker

struct Machine {
  let name: String
  let loads: [Int]
}

var (count, refreshes) = (40, 0)

/// The loads of machines in the last twelve hours.
@MainActor func machines(_ numbers: ClosedRange<Int>) -> [Machine] {
  numbers.map { number in
    let loads = (0..<12).map { (number * 37 + $0 * 11 + refreshes * 5) % 101 }
    return Machine(name: "machine \(number)", loads: loads)
  }
}

let hours = (0..<12).map { hour in Field<Machine>("\(hour) h ago", { $0.loads[hour] }) }
var table = GridPicker(records: machines(1...count), fields: [Field("Name", \.name)] + hours)
table.title = "Machines"
table.frozenColumns = 1
table.sort = [SortOrder("0 h ago", isDescending: true)]
table.paint = ["0 h ago=heat"]
table.id = { $0.name }
table.peek = { "\($0.name): \($0.loads.max() ?? 0) at most" }
table.refresh = { _ in
  refreshes += 1
  return [GridSection(items: machines(1...count))]
}
table.more = { _ in
  count += 10
  return [GridSection(items: machines(count - 9...count))]
}
do { if let machine = try table.run() { print(machine.name) } } catch {
  FileHandle.standardError.write(Data("machines: \(error)\n".utf8))
  exit(2)
}

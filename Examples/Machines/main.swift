// Machines as a table that stays open: Enter shows one in a picker of its own, and comes back.
import Foundation
import TwoAxisPicker

struct Machine {
  let name: String
  let speed: Double
  let hall: String
  let isOn: Bool
}

let machines = (1...200).map { number in
  Machine(
    name: "machine \(number)", speed: Double(number * 37 % 101) / 4,
    hall: ["north", "south", "west"][number % 3], isOn: number % 5 != 0)
}

var table = GridPicker(
  records: machines,
  fields: [
    Field("Name", \.name), Field("Speed", \.speed, style: .heat), Field("Hall", \.hall),
    Field("State") { $0.isOn ? "on" : "off" },
  ])
table.title = "Machines"
table.isDisabled = { $0.isOn ? nil : "\($0.name) is off" }

do {
  let open = try await table.open()
  for await event in open.events {
    guard case .picked(let machine, _) = event else { continue }
    var detail = GridPicker(list: ["faster", "slower", "as it is"], columns: 1) { Cell($0) }
    detail.title = "\(machine.name), now at \(machine.speed)"
    let choice = try await open.suspend { try await detail.run() }
    open.update(.notice("\(machine.name): \(choice ?? "nothing changed")"))
  }
} catch {
  FileHandle.standardError.write(Data("machines: \(error)\n".utf8))
  exit(2)
}

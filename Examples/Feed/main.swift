// A table that grows while somebody reads it: the newest row stays current for who is there, and a pick is checked.
import Foundation
import TwoAxisPicker

struct Reading: Sendable {
  let number: Int
  let place: String
  let degrees: Double
}

let places = ["lake", "roof", "cellar"]

func reading(_ number: Int) -> Reading {
  Reading(
    number: number, place: places[number % places.count], degrees: Double(number * 37 % 50) / 2)
}

var count = 3
var table = GridPicker(
  records: (1...count).map(reading),
  fields: [
    Field("No.", \.number), Field("Place", \.place), Field("Degrees", \.degrees, style: .heat),
  ])
table.title = "Readings"
table.start = Position(section: count - 1, index: 0)
table.peek = { "\($0.degrees) degrees at the \($0.place)" }

do {
  try await table.open { open in
    let measuring = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(700))
        let isAtEnd = open.position?.section == count - 1
        count += 1
        open.update(.append([[reading(count)]]))
        if isAtEnd { open.update(.move(to: Position(section: count - 1, index: 0))) }
      }
    }
    for await event in open.events {
      guard case .picked(let reading, _) = event else { continue }
      var check = GridPicker(list: ["right", "wrong"], columns: 1) { Cell($0) }
      check.title = "\(reading.degrees) degrees at the \(reading.place)?"
      let answer = try await open.suspend { try await check.run() }
      open.update(.notice("reading \(reading.number) is \(answer ?? "not checked")"))
    }
    measuring.cancel()
  }
} catch {
  FileHandle.standardError.write(Data("feed: \(error)\n".utf8))
  exit(2)
}

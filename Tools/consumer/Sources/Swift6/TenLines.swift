import TwoAxisPicker

struct Poster {
  let name: String
  let size: String
}

@MainActor var movesSeen = 0

@MainActor func newest() async -> [GridSection<Poster>] {
  [[Poster(name: "Red", size: "30 × 40 cm"), Poster(name: "Blue", size: "30 × 40 cm")]]
}

@MainActor func picker() -> GridPicker<Poster> {
  var picker = GridPicker(rows: [[Poster(name: "Red", size: "30 × 40 cm")]]) { poster in
    Cell(poster.name, detail: poster.size, style: .card)
  }
  picker.layout = .cards
  picker.onMove = { _ in movesSeen += 1 }
  picker.refresh = { _ in await newest() }
  return picker
}

@MainActor func choose() throws -> String? { try picker().run()?.name }

@MainActor func wait() async throws -> String? { try await picker().run()?.name }

@MainActor public func ask() async throws -> [String?] { [try choose(), try await wait()] }

@MainActor func watch() async throws {
  try await picker().open { open in
    for await event in open.events { if case .moved = event { movesSeen += 1 } }
  }
}

nonisolated func watchElsewhere() async throws {
  let sizes = GridPicker(list: ["S", "M"]) { Cell($0) }
  let moves = try await sizes.open { open in
    var moves = 0
    for await event in open.events { if case .moved = event { moves += 1 } }
    return moves
  }
  print(moves)
}

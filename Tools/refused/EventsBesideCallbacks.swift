import TwoAxisPicker

private final class Seen {
  var moves = 0
}

// The event loop would run beside the callback.
func race() async throws {
  let seen = Seen()
  var picker = GridPicker(list: ["S", "M"]) { Cell($0) }
  picker.onMove = { _ in seen.moves += 1 }
  let open = try await picker.open()  // refused: risks causing data races
  for await _ in open.events { seen.moves += 1 }
}

// The callback runs on the main actor, and the caller keeps what it uses.
func give(_ picker: GridPicker<String>) async throws {
  _ = try await picker.open()  // refused: risks causing data races
}

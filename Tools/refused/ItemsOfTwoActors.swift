import TwoAxisPicker

private final class Shirt {
  var isSold = false
}

// The cells ask for what the event loop changes.
func sell() async throws {
  let picker = GridPicker(list: [Shirt()]) { Cell($0.isSold ? "sold" : "shirt") }
  let open = try await picker.open()  // refused: non-Sendable
  for await event in open.events { if case .picked(let shirt, _) = event { shirt.isSold = true } }
}

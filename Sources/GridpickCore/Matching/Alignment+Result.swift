extension Alignment {
  var score: Int? {
    guard let best = reaches.last?.best, best.last >= 0 else { return nil }
    return best.value
  }

  /// The places of the letters in the best alignment; empty if no trace was kept.
  var places: [Int] {
    guard let trace, var last = reaches.last?.best.last else { return [] }
    var places: [Int] = []
    for index in reaches.indices.reversed() where last >= 0 {
      let place = Int(last >> 1)
      places.append(place)
      last = trace[(place * reaches.count + index) * 2 + Int(last & 1)]
    }
    return places.reversed()
  }
}

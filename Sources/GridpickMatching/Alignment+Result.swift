extension Alignment {
  /// How well the best way takes all letters; nil where there is none.
  var score: Int? {
    guard let best = reaches.last?.best, best.last >= 0 else { return nil }
    return best.value
  }

  /// Where the letters of the best way are, if that was traced.
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

/// The names of styles that a grid document uses, each with where it is first named.
struct JSONStyleTable: Sendable {
  private(set) var names: [String] = []
  private var offsets: [Int] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of name: String, at offset: Int) -> Int {
    if let number = numbers[name] {
      offsets[number] = min(offsets[number], offset)
      return number
    }
    numbers[name] = names.count
    names.append(name)
    offsets.append(offset)
    return names.count - 1
  }

  /// The names in the order of their places.
  func settings(in source: SourceText) -> [NamedSetting] {
    let order = offsets.indices.sorted { offsets[$0] < offsets[$1] }
    let places = source.places(at: order.map { offsets[$0] })
    return zip(order, places).map { NamedSetting(names[$0], at: $1) }
  }
}

/// The names of the styles that the sections of a grid document use, each with its first place.
struct JSONStyleTable {
  private(set) var names: [String] = []
  private var offsets: [Int] = []
  private var places: [TextPlace] = []
  private var numbers: [String: Int] = [:]

  /// Returns the number of a style, and adds a new one; offsets only rise, so places take one pass.
  mutating func number(of name: String, at offset: Int, in source: SourceText) -> Int {
    if let number = numbers[name] { return number }
    let place = source.place(
      at: offset, behind: places.last ?? TextPlace(), of: offsets.last ?? source.textStart)
    numbers[name] = names.count
    names.append(name)
    offsets.append(offset)
    places.append(place)
    return names.count - 1
  }

  func place(ofStyle number: Int) -> TextPlace { places[number] }

  /// Returns the names in the order of their places, with the document's own style at its place.
  func settings(with own: NamedSetting?, at ownOffset: Int) -> [NamedSetting] {
    let settings = zip(names, places).map { NamedSetting($0, at: $1) }
    guard let own else { return settings }
    let earlier = offsets.prefix { $0 < ownOffset }.count
    if settings[..<earlier].contains(where: { $0.name == own.name }) { return settings }
    return Array(settings[..<earlier]) + [own] + settings[earlier...].filter { $0.name != own.name }
  }
}

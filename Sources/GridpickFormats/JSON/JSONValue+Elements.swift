import GridpickModel

/// Arrays as the columns of records show them.
extension JSONValue {
  /// What a column shows: of an array its elements, or how many there are, and the first of them.
  func shown(_ extent: TextExtent) -> String {
    guard isArray, extent != .whole else { return text(extent) }
    return extent.text(of: elements(upTo: extent.askedCount))
  }

  /// `a, b, c` where the elements are scalars, or else `[3] {"name":"a"}`.
  private func elements(upTo limit: Int) -> [UInt8] {
    var line: [UInt8] = []
    var separator: [UInt8] = []
    var holdsOthers = false
    forEachElement { element in
      holdsOthers = element.isArray || element.isObject
      line += separator + element.content(upTo: limit)
      separator = Array(", ".utf8)
      return !holdsOthers && line.count < limit
    }
    if separator.isEmpty { return Array("[]".utf8) }
    return holdsOthers ? counted(upTo: limit) : line
  }

  private func counted(upTo limit: Int) -> [UInt8] {
    let count = elementCount.map { "[\($0)] " } ?? ""
    return Array(count.utf8) + (element(0)?.compact(upTo: limit) ?? [])
  }

  /// How many elements an array has; nil where it is too long to be counted.
  private var elementCount: Int? {
    knownCount == 0 ? nil : count
  }
}

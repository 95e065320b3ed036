import GridpickCore

/// The text of arrays in the columns of records.
extension JSONValue {
  /// Returns the text in a column: for an array its elements, or their number and the first one.
  func shown(_ extent: TextExtent) -> String {
    guard isArray, extent != .whole else { return text(extent) }
    return extent.text(of: elements(upTo: extent.askedCount))
  }

  /// Returns `a, b, c` if the elements are scalars, or else `[3] {"name":"a"}`.
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
    return Array(count.utf8) + (firstElement?.compact(upTo: limit) ?? [])
  }

  /// The number of elements of an array; nil if the array is too long to be counted.
  private var elementCount: Int? {
    knownCount == 0 ? nil : count
  }
}

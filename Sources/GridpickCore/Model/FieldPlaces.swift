/// Fields by their numbers: `2`, `2..`, `..3`, `-2..`, `1,3` (rule X1).
package struct FieldPlaces: Hashable, Sendable {
  private struct Bounds: Hashable {
    /// A number from 1, or from -1 backwards; nil leaves this end open.
    let first: Int?
    let last: Int?
  }

  private let ranges: [Bounds]
  package let text: String

  package init(_ place: Int) {
    ranges = [Bounds(first: place, last: place)]
    text = "\(place)"
  }

  package init?(_ text: String) {
    var ranges: [Bounds] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let first = part.prefix { $0 != "." }
      let dots = part.dropFirst(first.count).prefix(2)
      let last = dots.isEmpty ? first : part.dropFirst(first.count + 2)
      guard dots == ".." || dots.isEmpty && !first.isEmpty,
        [first, last].allSatisfy({ $0.isEmpty || $0.first != "+" && Int($0) != nil })
      else { return nil }
      ranges.append(Bounds(first: Int(first), last: Int(last)))
    }
    self.ranges = ranges
    self.text = text
  }

  package var single: Int? {
    guard ranges.count == 1, ranges[0].first == ranges[0].last else { return nil }
    return ranges[0].first
  }

  /// Returns the first and last of adjacent fields; nil if the fields are not adjacent.
  package static func ends(ofRun indices: [Int]) -> (first: Int, last: Int)? {
    guard let first = indices.first, let last = indices.last,
      indices.elementsEqual(first..<first + indices.count)
    else { return nil }
    return (first, last)
  }

  /// Returns the indices, from 0, of these fields in a record of `count`; skips missing fields.
  package func indices(among count: Int) -> [Int] {
    ranges.flatMap { range in
      let ends = [range.first ?? 1, range.last ?? -1].map { $0 > 0 ? $0 - 1 : count + $0 }
      return Array(max(0, ends[0])..<max(0, ends[0], min(count, ends[1] + 1)))
    }
  }
}

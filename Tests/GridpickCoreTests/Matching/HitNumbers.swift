/// Ranges of bytes as the numbers of the scalars that they take.
struct HitNumbers {
  let numbers: [Int]
  /// True if no two ranges adjoin.
  let areApart: Bool

  init(_ ranges: [Range<Int>], in text: String) {
    var offset = 0
    var numbers: [Int] = []
    for (number, scalar) in text.unicodeScalars.enumerated() {
      if ranges.contains(where: { $0.contains(offset) }) { numbers.append(number) }
      offset += scalar.utf8.count
    }
    self.numbers = numbers
    areApart = zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
  }
}

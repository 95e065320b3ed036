extension [Int] {
  /// What 95 of 100 are no larger than; there is at least one.
  var usual: Int { sorted()[(count * 95 + 99) / 100 - 1] }
}

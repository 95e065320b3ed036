extension Term {
  func implies(_ other: Term) -> Bool {
    guard column == other.column, isInverse == other.isInverse else { return false }
    return isInverse ? other.occurs(onlyWith: self) : occurs(onlyWith: other)
  }

  private func occurs(onlyWith other: Term) -> Bool {
    guard folding.implies(other.folding), letters.starts(with: other.letters) else { return false }
    // In a title a fuzzy term matches only from the beginning of a word: no other kind narrows it.
    return switch other.kind {
    case .fuzzy: kind == .fuzzy
    case .exact: kind != .fuzzy && !isComparison
    case .prefix: kind == .prefix || kind == .equal
    case .word, .suffix, .equal: kind == other.kind && letters.count == other.letters.count
    case .comparison: kind == other.kind
    }
  }
}

/// The order of matches by score, then by distance from the place where find began (rule F5).
struct Nearness {
  let origin: Position
  private let staysInSection: Bool
  private let groups: [UInt32]?

  struct Candidate {
    var score: Int
    var place: Position
  }

  init(of search: Search, in data: Grid) {
    let origin = search.origin.flatMap { id in
      id.section < data.sectionCount ? data.position(of: id) : nil
    }
    self.origin = origin ?? Position(section: 0, index: 0)
    staysInSection =
      origin != nil && search.staysInSection && (search.unit == .cell || data.parts != nil)
    groups = search.unit == .row ? data.parts?.groups.numbers : nil
  }

  /// Returns the better of two candidates; `one` is the earlier and wins a tie.
  @inline(__always)
  func better(_ one: Candidate?, _ other: Candidate) -> Candidate {
    guard let one else { return other }
    return isBetter(other, than: one) ? other : one
  }

  func best(_ candidates: some Sequence<Candidate?>) -> Candidate? {
    candidates.reduce(nil) { best, next in next.map { better(best, $0) } ?? best }
  }

  private func isInSection(_ candidate: Candidate) -> Bool {
    let section = candidate.place.section
    guard let groups else { return section == origin.section }
    return groups.indices.contains(section) && groups.indices.contains(origin.section)
      && groups[section] == groups[origin.section]
  }

  private func isBetter(_ one: Candidate, than other: Candidate) -> Bool {
    if staysInSection {
      let (stays, othersDoes) = (isInSection(one), isInSection(other))
      if stays != othersDoes { return stays }
    }
    if one.score != other.score { return one.score > other.score }
    let (sections, others) = (
      abs(one.place.section - origin.section), abs(other.place.section - origin.section)
    )
    if sections != others { return sections < others }
    return abs(one.place.index - origin.index) < abs(other.place.index - origin.index)
  }
}

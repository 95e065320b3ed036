/// What a section is known by in other data (rule P6).
package enum SectionIdentity: Hashable, Sendable {
  /// What its data tells it apart by, and where it was: it is looked for from there on.
  case keyed([UInt8], near: Int)
  /// Its title, and how many sections of that title come before it.
  case titled(String, ordinal: Int)
  case numbered(Int)
  /// Too far down for those before it to be looked through: it is the same where number and title are.
  case far(Int, title: String?)

  /// So many titles are looked through, twice, in a quarter of a frame: those of a pivot, each of which
  /// lies in another part of a file.
  package static let exactCount = 2_000
  /// So many sections are asked for their keys.
  static let keyedCount = 10_000
}

extension Grid {
  package func identity(ofSection section: Int) -> SectionIdentity {
    if let key = shape.sectionKey(section) { return .keyed(key, near: section) }
    let title = sectionTitle(section)
    guard section < SectionIdentity.exactCount else { return .far(section, title: title) }
    guard let title else { return .numbered(section) }
    let ordinal = (0..<section).lazy.filter { sectionTitle($0) == title }.count
    return .titled(title, ordinal: ordinal)
  }

  /// Nil where there is no such section.
  package func section(identifiedBy identity: SectionIdentity) -> Int? {
    switch identity {
    case .keyed(let key, let near):
      return Outwards(from: near, below: sectionCount).prefix(SectionIdentity.keyedCount)
        .first { shape.sectionKey($0) == key }
    case .titled(let wanted, let ordinal):
      var left = ordinal
      return (0..<min(sectionCount, SectionIdentity.exactCount)).first { section in
        guard sectionTitle(section) == wanted else { return false }
        left -= 1
        return left < 0
      }
    case .numbered(let number):
      return number < sectionCount && sectionTitle(number) == nil ? number : nil
    case .far(let number, let title):
      return number < sectionCount && sectionTitle(number) == title ? number : nil
    }
  }

  /// Where the given sections of older data are now, in one pass over the titles of each.
  package func sections(_ wanted: some Sequence<Int>, of old: Grid) -> [Int: Int] {
    var identities = old.identities(ofSections: Set(wanted))
    var found: [Int: Int] = [:]
    var titled: [SectionIdentity: Int] = [:]
    for (section, identity) in identities {
      if case .titled = identity {
        titled[identity] = section
      } else {
        found[section] = self.section(identifiedBy: identity)
      }
    }
    identities = identitiesByTitle(Set(titled.keys.compactMap(\.title)))
    for (section, identity) in identities {
      if let before = titled[identity] { found[before] = section }
    }
    return found
  }

  private func identities(ofSections sections: Set<Int>) -> [Int: SectionIdentity] {
    var identities: [Int: SectionIdentity] = [:]
    var titles: Set<String> = []
    for section in sections where section < sectionCount {
      if let key = shape.sectionKey(section) {
        identities[section] = .keyed(key, near: section)
        continue
      }
      let title = sectionTitle(section)
      if section >= SectionIdentity.exactCount {
        identities[section] = .far(section, title: title)
      } else if let title {
        titles.insert(title)
      } else {
        identities[section] = .numbered(section)
      }
    }
    for (section, identity) in identitiesByTitle(titles) where sections.contains(section) {
      identities[section] = identity
    }
    return identities
  }

  /// The identities of the sections that have one of these titles, as far as they are looked through.
  private func identitiesByTitle(_ titles: Set<String>) -> [Int: SectionIdentity] {
    var identities: [Int: SectionIdentity] = [:]
    var ordinals: [String: Int] = [:]
    guard !titles.isEmpty else { return identities }
    for section in 0..<min(sectionCount, SectionIdentity.exactCount) {
      guard let title = sectionTitle(section), titles.contains(title) else { continue }
      identities[section] = .titled(title, ordinal: ordinals[title, default: 0])
      ordinals[title, default: 0] += 1
    }
    return identities
  }
}

extension SectionIdentity {
  fileprivate var title: String? {
    switch self {
    case .titled(let title, _): title
    case .numbered, .keyed: nil
    case .far(_, let title): title
    }
  }
}

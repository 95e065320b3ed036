/// The identity by which a section is found again in other data (rule P6).
package enum SectionIdentity: Hashable, Sendable {
  /// The key that the data has for the section, and its number, from which the search starts.
  case keyed([UInt8], near: Int)
  /// The title, and the number of earlier sections with the same title.
  case titled(String, ordinal: Int)
  case numbered(Int)
  /// A section too far down to count earlier titles: number and title must both be equal.
  case far(Int, title: String?)

  /// So many titles can be read twice in a quarter of a frame, even in a pivot.
  package static let exactCount = 2_000
  /// The number of sections whose keys are compared.
  static let keyedCount = 10_000
}

extension Grid {
  package func identity(ofSection section: Int) -> SectionIdentity {
    identities(ofSections: [section])[section] ?? .numbered(section)
  }

  package func section(identifiedBy identity: SectionIdentity) -> Int? {
    switch identity {
    case .keyed(let key, let near):
      return Outwards(from: near, below: sectionCount).prefix(SectionIdentity.keyedCount)
        .first { sectionKey($0) == key }
    case .titled(let title, _):
      return identitiesByTitle([title]).first { $0.value == identity }?.key
    case .numbered(let number):
      return number < sectionCount && sectionTitle(number) == nil ? number : nil
    case .far(let number, let title):
      return number < sectionCount && sectionTitle(number) == title ? number : nil
    }
  }

  /// The present numbers of sections of older data, in one pass over the keys or titles of each.
  package func sections(_ wanted: some Sequence<Int>, of old: Grid) -> [Int: Int] {
    var identities = old.identities(ofSections: Set(wanted))
    var found: [Int: Int] = [:]
    var titled: [SectionIdentity: Int] = [:]
    var keys: [Int: [UInt8]] = [:]
    for (section, identity) in identities {
      switch identity {
      case .titled: titled[identity] = section
      case .keyed(let key, _): keys[section] = key
      case .numbered, .far: found[section] = self.section(identifiedBy: identity)
      }
    }
    let places = places(ofKeysNear: keys.keys)
    for (section, key) in keys {
      // Of two equally near sections the earlier one is meant, as in `Outwards`.
      found[section] = places[key]?.min {
        abs(4 * ($0 - section) + 1) < abs(4 * ($1 - section) + 1)
      }
    }
    identities = identitiesByTitle(Set(titled.keys.compactMap(\.title)))
    for (section, identity) in identities {
      if let before = titled[identity] { found[before] = section }
    }
    return found
  }

  /// Returns the sections of each key, near some sections of older data if there are many in all.
  private func places(ofKeysNear sections: some Collection<Int>) -> [[UInt8]: [Int]] {
    var places: [[UInt8]: [Int]] = [:]
    var read: Set<Int> = []
    let most = SectionIdentity.keyedCount
    let reach = sectionCount <= most ? most : most / max(1, sections.count)
    for near in sections where read.count < sectionCount {
      for section in Outwards(from: near, below: sectionCount).prefix(reach) {
        guard read.insert(section).inserted, let key = sectionKey(section) else { continue }
        places[key, default: []].append(section)
      }
    }
    return places
  }

  private func identities(ofSections sections: Set<Int>) -> [Int: SectionIdentity] {
    var identities: [Int: SectionIdentity] = [:]
    var titles: Set<String> = []
    for section in sections where section < sectionCount {
      if let key = sectionKey(section) {
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
    let end = (sections.max() ?? 0) + 1
    for (section, identity) in identitiesByTitle(titles, below: end)
    where sections.contains(section) {
      identities[section] = identity
    }
    return identities
  }

  /// Returns the identities of those of the first `exactCount` sections that have these titles.
  private func identitiesByTitle(
    _ titles: Set<String>, below end: Int = .max
  ) -> [Int: SectionIdentity] {
    var identities: [Int: SectionIdentity] = [:]
    var ordinals: [String: Int] = [:]
    guard !titles.isEmpty else { return identities }
    for section in 0..<min(sectionCount, SectionIdentity.exactCount, end) {
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

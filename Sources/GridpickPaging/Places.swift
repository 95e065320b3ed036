import GridpickBisection

/// Where every section's items are: the index asked for, and where the view rests.
///
/// Only what somebody went to is stored; all else is at its beginning.
struct Places: Equatable, Sendable {
  private struct Place: Equatable, Sendable {
    let section: Int
    var index = 0
    var offset = 0
  }

  let linkage: Linkage
  /// At this offset and beyond, the banner is gone.
  var collapsePoint = 0
  /// How far all sections are scrolled together, in hybrid linkage, up to the collapse point.
  private var common = 0
  /// By section, so that one is found by bisection; under shared linkage section 0 stands for all.
  private var visited: [Place] = []

  init(_ linkage: Linkage) {
    self.linkage = linkage
  }

  func index(in section: Int) -> Int { self[section].index }

  mutating func setIndex(_ index: Int, in section: Int) { self[section].index = index }

  /// Where the items of a section rest, together while the banner is in view (rule P7): at rest, or while
  /// those of another section are seen on their way.
  func offset(in section: Int, whileSeenAt moving: Int? = nil) -> Int {
    let own = self[section].offset
    guard linkage == .hybrid else { return own }
    let seen = moving ?? common
    return seen < collapsePoint ? seen : max(own, collapsePoint)
  }

  mutating func setOffset(_ offset: Int, in section: Int) {
    guard linkage == .hybrid else {
      self[section].offset = offset
      return
    }
    common = min(offset, collapsePoint)
    // Where the banner is in view the list is at its top.
    self[section].offset = max(offset, collapsePoint)
  }

  /// Whether what scrolls the items of one section, now seen at an offset, scrolls those of the other too.
  func areTogether(_ section: Int, _ other: Int, seenAt offset: Int) -> Bool {
    key(of: section) == key(of: other)
      || linkage == .hybrid && collapsePoint > 0 && offset < collapsePoint
  }

  /// Whether all are scrolled together, for the banner is in view.
  var areAllTogether: Bool { linkage == .hybrid && common < collapsePoint }

  /// The same places after sections went elsewhere, or nowhere (rule P6).
  func moved(to newSection: (Int) -> Int?) -> Places {
    guard linkage != .shared else { return self }
    var places = self
    places.visited = []
    for place in visited {
      guard let section = newSection(place.section) else { continue }
      places[section] = Place(section: section, index: place.index, offset: place.offset)
    }
    return places
  }

  /// The sections that have a place of their own stored.
  var visitedSections: [Int] { visited.map(\.section) }

  private func key(of section: Int) -> Int { linkage == .shared ? 0 : section }

  private subscript(section: Int) -> Place {
    get {
      let key = key(of: section)
      let place = firstPlace(from: key)
      return visited.indices.contains(place) && visited[place].section == key
        ? visited[place] : Place(section: key)
    }
    set {
      let key = key(of: section)
      let place = firstPlace(from: key)
      if visited.indices.contains(place), visited[place].section == key {
        visited[place] = newValue
      } else if newValue != Place(section: key) {
        visited.insert(newValue, at: place)
      }
    }
  }

  /// The first stored place that is not before a section.
  private func firstPlace(from section: Int) -> Int {
    visited.indices.partitionPoint { visited[$0].section < section }
  }
}

/// The requested index and the resting offset of every section; only visited ones are stored.
struct Places: Equatable, Sendable {
  struct Place: Equatable, Sendable {
    var index = 0
    var offset = 0
  }

  let linkage: Linkage
  var collapsePoint = 0
  /// The offset that all sections share in hybrid linkage, up to the collapse point.
  private var common = 0
  /// The places by section; under shared linkage section 0 stands for all.
  private var visited: [Int: Place] = [:]

  init(_ linkage: Linkage) {
    self.linkage = linkage
  }

  /// Returns an offset; in hybrid linkage all share it while the banner is in view (rule P7).
  ///
  /// `moving` is the offset of another section's items during a glide.
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
    // While the banner is in view, the list is at its top.
    self[section].offset = max(offset, collapsePoint)
  }

  /// Returns true if the items of two sections scroll together while one is seen at `offset`.
  func areTogether(_ section: Int, _ other: Int, seenAt offset: Int) -> Bool {
    key(of: section) == key(of: other)
      || linkage == .hybrid && collapsePoint > 0 && offset < collapsePoint
  }

  /// True while all sections are scrolled together, because the banner is in view.
  var areAllTogether: Bool { linkage == .hybrid && common < collapsePoint }

  /// Returns the places after sections got new numbers or disappeared (rule P6).
  func moved(to newSection: (Int) -> Int?) -> Places {
    guard linkage != .shared else { return self }
    var places = self
    places.visited = [:]
    for section in visitedSections {
      if let new = newSection(section) { places[new] = self[section] }
    }
    return places
  }

  var visitedSections: [Int] { visited.keys.sorted() }

  private func key(of section: Int) -> Int { linkage == .shared ? 0 : section }

  subscript(section: Int) -> Place {
    get { visited[key(of: section)] ?? Place() }
    set {
      let key = key(of: section)
      if visited[key] != nil || newValue != Place() { visited[key] = newValue }
    }
  }
}

import GridpickMatching
import GridpickModel

/// Looks through data for what a query matches, and goes on from what it found last where it can.
package struct Finder {
  package init() {}

  /// Everything that matches; nil where nobody wants it any more.
  package mutating func find(
    _ search: Search, in data: GridData, _ work: PartedWork = PartedWork(),
    telling tell: (Findings) -> Void = { _ in }
  ) -> Findings? {
    switch data {
    case .list(let list):
      var scored: [(score: Int, member: UInt32)] = []
      for index in 0..<list.count {
        var label = list.item(at: ItemID(ofList: index))?.label ?? ""
        if let score = label.withUTF8({ search.query.score(in: $0) }) {
          scored.append((score, UInt32(index)))
        }
      }
      if search.isRanked { scored.sort { ($1.score, $0.member) < ($0.score, $1.member) } }
      let selection = Selection(scored.map(\.member), isInOrder: !search.isRanked)
      return Findings(
        .items(selection), best: selection.members.first.map { ItemID(ofList: Int($0)) },
        isComplete: true)
    case .grid(let grid):
      var sections: [UInt32] = []
      var starts: [UInt32] = []
      var indexes: [UInt32] = []
      var best: ItemID?
      for section in 0..<grid.sectionCount {
        var found: [UInt32] = []
        for index in 0..<grid.itemCount(inSection: section) {
          guard let item = grid.item(at: Position(section: section, index: index)) else { continue }
          var label = [grid.sectionTitle(section), grid.columnTitle(index), item.label]
            .compactMap(\.self).joined(separator: " ")
          if label.withUTF8({ search.query.score(in: $0) }) != nil {
            found.append(UInt32(index))
            best = best ?? grid.id(at: Position(section: section, index: index))
          }
        }
        guard !found.isEmpty else { continue }
        sections.append(UInt32(section))
        starts.append(UInt32(indexes.count))
        indexes += found
      }
      starts.append(UInt32(indexes.count))
      let matches: Findings.Matches =
        search.unit == .section
        ? .sections(Selection(sections, isInOrder: true))
        : .cells(CellSelection(sections: sections, starts: starts, indexes: indexes))
      return Findings(matches, best: best, isComplete: true)
    }
  }
}

extension Query {
  fileprivate func score(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var sum = 0
    for terms in alternatives {
      guard let best = terms.compactMap({ $0.score(in: text) }).max() else { return nil }
      sum += best
    }
    return sum
  }
}

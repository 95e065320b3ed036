// Finds tables with bars between columns, and perhaps a frame.
extension Beginning {
  /// The largest number of lines above the titles, and also of lines below the table.
  static let mostAround = 8

  func barred() -> FoundTable? {
    for line in 0..<min(count, Self.mostAround + 4) {
      guard let rule = rule(line) else { continue }
      if line > 0, self.rule(line - 1) == nil, !isBlank(line - 1),
        let found = barred(titles: line - 1, rule, first: line + 1)
      {
        return found
      }
      guard rule.beginsWithJoint, line + 1 < count, self.rule(line + 1) == nil else { continue }
      // The types of the columns may be between the titles and the next rule.
      let next = (line + 2..<min(line + 7, count)).first { self.rule($0) != nil }
      if let next, next + 1 < count, let below = self.rule(next), self.rule(next + 1) == nil,
        let found = barred(titles: line + 1, below, first: next + 1)
      {
        return found
      }
      if let found = barred(titles: nil, rule, first: line + 1) { return found }
    }
    return nil
  }

  private func barred(titles: Int?, _ rule: TableRule, first: Int) -> FoundTable? {
    guard first < count || titles != nil,
      let columns = BarredColumns(rule, lines[titles ?? first], in: bytes)
    else { return nil }
    let below = lines[min(first, count)...]
    let votes = below.map { columns.isRecord($0, in: bytes) }
    let (pro, contra) = (votes.count { $0 == true }, votes.count { $0 == false })
    // A single other line below the table is accepted.
    guard pro >= 2 * contra - 1, pro > 0 || !rule.joints.isEmpty else { return nil }
    let last = below.lastIndex { columns.hasBars($0, in: bytes) } ?? below.startIndex
    let others = below[last...].dropFirst().count { !bytes.isRuleOrBlank($0) }
    guard others <= Self.mostAround else { return nil }
    return FoundTable(
      splitter: .barred(columns), titles: titles.map(start), first: start(of: first),
      leftOut: LeftOutLines(rules: true))
  }
}

/// The number of marked records in each group, kept until marks or groups change.
final class GroupedMarks {
  private var known: (marks: Marks, groups: Groups, counts: [Int])?

  func counts(of marks: Marks, in groups: Groups) -> [Int] {
    if let known, known.marks == marks, known.groups == groups { return known.counts }
    var counts = [Int](repeating: 0, count: groups.count)
    func count(_ row: Int) {
      if row < groups.numbers.count { counts[Int(groups.numbers[row])] += 1 }
    }
    if marks.unit == .section {
      for run in 0..<marks.places.runCount { marks.places.run(at: run).forEach(count) }
    } else {
      marks.sections.forEach(count)
    }
    known = (marks, groups, counts)
    return counts
  }
}

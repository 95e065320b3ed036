/// The numbers of marked records in each group, counted once for all that asks for them.
final class GroupedMarks {
  private var known: (marks: Marks, groups: Groups, counts: [Int])?

  func counts(of marks: Marks, in groups: Groups) -> [Int] {
    if let known, known.marks == marks, known.groups == groups { return known.counts }
    var counts = [Int](repeating: 0, count: groups.count)
    for row in marks.sections where row < groups.numbers.count {
      counts[Int(groups.numbers[row])] += 1
    }
    known = (marks, groups, counts)
    return counts
  }
}

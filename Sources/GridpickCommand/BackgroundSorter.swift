import GridpickCore
import GridpickLoading
import GridpickModel
import GridpickPaging
import GridpickSession

/// Sorts on threads of its own: keys are answered meanwhile.
final class BackgroundSorter {
  /// So long an order is waited for, which is there at once where there is little to be sorted.
  private static let patience = Duration.milliseconds(8)

  private struct Answer {
    let sorting: Sorting
    let order: Permutation
  }

  /// Sections and columns are sorted each by themselves; made when first needed.
  private var threads = PerAxis<Background<Answer>?>(section: nil, item: nil)

  var sorter: Sorter {
    Sorter(
      start: start,
      sources: GridAxis.allCases.map { axis in
        NewsSource(
          descriptor: { self.threads[axis]?.descriptor },
          take: { self.threads[axis]?.take().map { .sorted($0.sorting, $0.order) } })
      })
  }

  /// What is still under way for the same axis is superseded.
  private func start(_ data: GridData, _ sorting: Sorting) -> Permutation? {
    guard let thread = threads[sorting.axis] ?? (try? Background()) else {
      return Permutation(of: data, by: sorting)
    }
    threads[sorting.axis] = thread
    thread.start(givingWay: true) { work in
      let manner = PartedWork.parallel { work.isWanted }
      guard let order = Permutation(of: data, by: sorting, manner) else { return }
      work.hand(over: Answer(sorting: sorting, order: order))
    }
    return thread.take(within: Self.patience)?.order
  }
}

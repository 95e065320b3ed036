import GridpickCore
import GridpickLoading
import GridpickModel
import GridpickPaging
import TwoAxisPicker

/// Sorts what is little at once, and what is much on threads of its own: keys are answered meanwhile.
final class BackgroundSorter {
  /// So much takes less than half of a frame.
  private static let little = 5_000

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

  private func start(_ data: GridData, _ sorting: Sorting) -> Permutation? {
    let axis = sorting.axis
    let thread = threads[axis] ?? (try? Background())
    // What is still under way for the same axis is superseded, also by what is done at once.
    guard let thread, data.extent(along: axis) > Self.little else {
      threads[axis]?.drop()
      return Permutation(of: data, by: sorting)
    }
    threads[axis] = thread
    thread.start { work in
      let manner = SortingWork(
        isWanted: { work.isWanted }, partCount: Parallel.count, forEachPart: Parallel.forEach)
      guard let order = Permutation(of: data, by: sorting, manner) else { return }
      work.hand(over: Answer(sorting: sorting, order: order))
    }
    return nil
  }
}

extension Sorting {
  fileprivate var axis: GridAxis {
    switch key {
    case .titles, .column, .items: .section
    case .section: .item
    }
  }
}

extension GridData {
  /// How much there is to be sorted.
  fileprivate func extent(along axis: GridAxis) -> Int {
    switch (self, axis) {
    case (.grid(let grid), .item): grid.columnCount
    case (.grid, .section), (.list, _): count
    }
  }
}

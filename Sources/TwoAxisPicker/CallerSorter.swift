import GridpickCore
import GridpickTerminal

/// Sorts a caller's items on the caller's thread, in short turns that ask for the cells needed.
final class CallerSorter<Item> {
  private struct Work {
    let job: Job
    let sorting: Sorting
    let items: CallerItems<Item>
    var reached = 0
  }

  private let caller: Caller<Item>
  private let turns: Turns
  /// The sort under way on each axis; sections and columns are sorted separately.
  private var works = PerAxis<Work?>(section: nil, item: nil)

  /// Creates a sorter; without a clock it sorts at once.
  init(for caller: Caller<Item>, clock: (() -> Duration)?) {
    self.caller = caller
    turns = Turns(clock: clock)
  }

  func answerer(_ axis: GridAxis) -> Answerer {
    Answerer(
      start: { [self] job in
        guard case .order(let sorting, _, _) = job.work else { return nil }
        if let order = caller.items.supply.order(by: sorting) {
          return job.answer(RowMap(order, by: sorting, of: caller.data))
        }
        // This memory keeps every cell that the sort asks for, and nothing else.
        works[axis] = Work(
          job: job, sorting: sorting,
          items: caller.items.remembering(CellMemory(most: .max)))
        return continueSort(axis)
      },
      drop: { [self] in works[axis] = nil },
      sources: axis == GridAxis.allCases.first ? [source] : [])
  }

  private var source: NewsSource {
    NewsSource(
      descriptor: { [self] in next == nil ? nil : turns.descriptor },
      receive: { [self] in
        turns.begin()
        guard let axis = next, let job = works[axis]?.job else { return nil }
        return continueSort(axis).map { .answered(job.id, $0) }
      })
  }

  private var next: GridAxis? { GridAxis.allCases.first { works[$0] != nil } }

  private func continueSort(_ axis: GridAxis) -> Answer? {
    defer { if next != nil { turns.ask() } }
    guard var work = works[axis] else { return nil }
    let began = turns.now()
    let count = work.items.count(for: work.sorting)
    while work.reached < count {
      _ = work.items.item(at: work.items.id(work.reached, for: work.sorting), .seen)
      work.reached += 1
      guard turns.isOn(since: began) else { break }
    }
    let isDone = work.reached >= count
    works[axis] = isDone ? nil : work
    guard isDone else { return nil }
    return RowMap(of: work.items.data, by: work.sorting).map(work.job.answer)
  }
}

extension Supply {
  /// Returns the order of records by fields, all of which have values with an order of their own.
  fileprivate func order(by sorting: Sorting) -> RowOrder? {
    guard case .records(let records, let fields, _) = self else { return nil }
    var members = Array(records.indices)
    // Each sort keeps the order of what is equal, so the last one decides first.
    for key in ([sorting.withoutTies] + sorting.ties).reversed() {
      guard case .column(let column) = key.key, fields.indices.contains(column),
        let order = fields[column].order
      else { return nil }
      members = order(members.map { records[$0] }, key.isDescending).map { members[$0] }
    }
    return RowOrder(all: members.map(UInt32.init))
  }
}

extension CallerItems {
  fileprivate func remembering(_ memory: CellMemory) -> CallerItems {
    var items = self
    items.memory = memory
    return items
  }

  /// Returns the number of cells that decide the order, those of the ties included.
  fileprivate func count(for sorting: Sorting) -> Int {
    memberCount(for: sorting) * (1 + sorting.ties.count)
  }

  private func memberCount(for sorting: Sorting) -> Int {
    switch sorting.key {
    case .column: data.count
    case .section, .number: columnCount
    }
  }

  /// Returns the place of a cell that decides the order; first come the cells of the key itself.
  fileprivate func id(_ number: Int, for sorting: Sorting) -> ItemID {
    let (tie, number) = number.quotientAndRemainder(dividingBy: memberCount(for: sorting))
    return switch ([sorting] + sorting.ties)[tie].key {
    case .column(let column):
      data.isList ? ItemID(ofList: number) : ItemID(section: number, index: column)
    case .section(let section): ItemID(section: section, index: number)
    case .number: ItemID(section: 0, index: number)
    }
  }
}

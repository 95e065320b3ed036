import GridpickCore
import GridpickTerminal

/// A source that searches itself, because it is too large to be asked for item by item.
///
/// The picker asks it for each query, and cancels the task when another query is typed. It runs where
/// `refresh` runs.
///
/// ```swift
/// struct Numbers: SearchableSource {
///   let sectionCount = 1_000_000_000
///   let columnCount = 10
///   func item(at position: Position) -> Int? { position.section * 10 + position.index }
///   func matches(_ query: String) async -> [Position] {
///     Int(query).map { [Position(section: $0 / 10, index: $0 % 10)] } ?? []
///   }
/// }
/// ```
public protocol SearchableSource<Item>: GridSource {
  /// Returns the positions of the items that match a query, in any order.
  func matches(_ query: String) async -> [Position]
}

extension Supply {
  /// The source that searches itself; nil if find has to look through the items.
  var searchable: (any SearchableSource<Item>)? {
    guard case .source(let source) = self else { return nil }
    return source as? any SearchableSource<Item>
  }
}

extension Caller {
  /// Returns an answerer that asks a source if it searches itself, and otherwise the finder.
  func finding(by finder: Answerer, orBy source: Answerer) -> Answerer {
    Answerer(
      start: { [self] job in
        var isAsked = items.supply.searchable != nil
        if case .matches(let search, _) = job.work, search.query.isEmpty { isAsked = false }
        return (isAsked ? source : finder).start(job)
      },
      drop: {
        finder.drop()
        source.drop()
      },
      sources: finder.sources + source.sources,
      end: {
        let waits = [finder.end(), source.end()]
        return { for wait in waits { wait() } }
      })
  }
}

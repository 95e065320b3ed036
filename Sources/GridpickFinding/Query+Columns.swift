import GridpickMatching
import GridpickModel

extension Query {
  /// A query as it is typed, in which a term may name a column by its whole title, in any case (rule F2).
  package init(_ text: String, isLiteral: Bool, columnsOf data: GridData) {
    self.init(text, isLiteral: isLiteral) { title in
      guard case .grid(let grid) = data else { return nil }
      let title = title.lowercased()
      return (0..<min(grid.columnCount, Self.namedCount)).first {
        grid.columnTitle($0, .searched)?.lowercased() == title
      }
    }
  }

  /// A title is looked for among so many.
  private static var namedCount: Int { 10_000 }
}

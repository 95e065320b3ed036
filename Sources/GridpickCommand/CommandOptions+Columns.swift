import GridpickCore
import GridpickFormats
import GridpickModel

extension CommandOptions {
  /// The columns that options name, each with the option that does.
  private var namedColumns: [(option: String, name: ColumnName)] {
    var named = (picker.only ?? []).map { (option: "--only", name: $0) }
    if let sort = picker.sort { named.append(("--sort", sort.column)) }
    if let frozen = picker.frozenUpTo { named.append(("--frozen", frozen)) }
    return named
  }

  private var namesColumns: Bool {
    picker.only != nil || picker.sort != nil || picker.frozenUpTo != nil || reading.fields.id != nil
  }

  /// Says of the first name that no column of the data goes by what there is.
  func complaint(aboutColumnsOf data: GridData) -> Complaint? {
    // Most starts name none, and need not wait for a list of those that are named.
    guard namesColumns, !data.isEmpty else { return nil }
    for (option, name) in namedColumns {
      switch data {
      // A list is put in order as a whole.
      case .list where option == "--sort" && name.text == "0": continue
      case .list: return Complaint("\(option): '\(name.text)' is no column; lines have none")
      case .grid(let grid):
        if name.target(in: grid) != nil { continue }
        return Complaint(option, noColumn: name.text, known: grid.names)
      }
    }
    guard case .grid(let grid) = data else { return nil }
    return complaint(aboutTitlesOf: grid) ?? complaint(aboutKeysOf: grid)
  }

  /// What titles the rows is no column beside them, and alone would leave nothing to pick.
  private func complaint(aboutTitlesOf grid: Grid) -> Complaint? {
    guard let only = picker.only, let name = only.first,
      only.allSatisfy({ $0.target(in: grid) == .titles })
    else { return nil }
    return Complaint(
      "--only: '\(name.text)' titles the rows; with --no-row-titles it is a column")
  }

  /// A column that is to tell records apart is in none of the first of them.
  private func complaint(aboutKeysOf grid: Grid) -> Complaint? {
    guard let id = reading.fields.id, pivot == nil, grid.columnCount > 0, grid.hasTitles,
      (0..<min(Self.lookedAt, grid.sectionCount)).allSatisfy({ grid.shape.sectionKey($0) == nil })
    else { return nil }
    return Complaint("--field", noColumn: String(decoding: id, as: UTF8.self), known: grid.names)
  }

  private static let lookedAt = 100
}

extension Grid {
  /// What columns and the titles of rows are called; numbers where columns have no titles.
  var names: [String] { [sectionTitleName].compactMap(\.self) + columnNames }

  fileprivate var hasTitles: Bool { sectionTitleName != nil || columnTitle(0) != nil }
}

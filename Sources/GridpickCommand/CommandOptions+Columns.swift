import GridpickCore
import GridpickFormats

extension CommandOptions {
  /// The columns that options name, each with its option.
  private var namedColumns: [(option: String, name: ColumnName)] {
    var named = (picker.only ?? []).map { (option: "--only", name: $0) }
    if let sort = picker.sort { named.append(("--sort", sort.column)) }
    if let frozen = picker.frozenUpTo { named.append(("--frozen", frozen)) }
    return named
  }

  private var namesColumns: Bool {
    picker.only != nil || picker.sort != nil || picker.frozenUpTo != nil || reading.fields.id != nil
  }

  /// Returns a complaint about the first name that no column of the data has; nil if all have one.
  ///
  /// The complaint says which columns there are.
  func complaint(aboutColumnsOf data: GridData) -> Complaint? {
    // Most starts name no columns, and need not wait for a list of them.
    guard namesColumns, !data.isEmpty else { return nil }
    for (option, name) in namedColumns {
      switch data {
      // A list is sorted as a whole, and 0 names it.
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

  /// Returns a complaint if `--only` names nothing but the titles of the rows; nil if not.
  ///
  /// The titles are no column, and alone would leave nothing to pick.
  private func complaint(aboutTitlesOf grid: Grid) -> Complaint? {
    guard let only = picker.only, let name = only.first,
      only.allSatisfy({ $0.target(in: grid) == .titles })
    else { return nil }
    return Complaint(
      "--only: '\(name.text)' titles the rows; with --no-row-titles it is a column")
  }

  /// Returns a complaint if none of the first records has the column that identifies records.
  private func complaint(aboutKeysOf grid: Grid) -> Complaint? {
    guard let id = reading.fields.id, pivot == nil, grid.columnCount > 0, grid.hasTitles,
      (0..<min(Self.lookedAt, grid.sectionCount)).allSatisfy({ grid.shape.sectionKey($0) == nil })
    else { return nil }
    return Complaint("--field", noColumn: String(decoding: id, as: UTF8.self), known: grid.names)
  }

  private static let lookedAt = 100
}

extension Grid {
  /// The names of the row titles and of the columns; numbers for columns without titles.
  var names: [String] { [sectionTitleName].compactMap(\.self) + columnNames }

  fileprivate var hasTitles: Bool { sectionTitleName != nil || columnTitle(0) != nil }
}

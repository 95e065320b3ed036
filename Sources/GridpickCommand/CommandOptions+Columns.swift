import GridpickCore
import GridpickModel

extension CommandOptions {
  /// The columns that options name, each with the option that does.
  private var namedColumns: [(option: String, name: ColumnName)] {
    var named = (picker.only ?? []).map { (option: "--only", name: $0) }
    if let sort = picker.sort { named.append(("--sort", sort.column)) }
    if let frozen = picker.frozenUpTo { named.append(("--frozen", frozen)) }
    return named
  }

  /// Says of the first name that no column of the data goes by what there is.
  func complaint(aboutColumnsOf data: GridData) -> Complaint? {
    guard !data.isEmpty else { return nil }
    for (option, name) in namedColumns {
      switch data {
      // A list is put in order as a whole.
      case .list where option == "--sort" && name.text == "0": continue
      case .list: return Complaint("\(option): '\(name.text)' is no column; lines have none")
      case .grid(let grid):
        if name.target(in: grid) != nil { continue }
        let names = ([grid.sectionTitleName].compactMap(\.self)) + grid.columnNames
        return Complaint(option, noColumn: name.text, known: names)
      }
    }
    return nil
  }
}

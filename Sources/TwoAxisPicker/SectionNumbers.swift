/// The numbers of sections by their names, each read once; the first of equal names is meant.
struct SectionNumbers {
  /// For each name the first section that has it, or that had it before a change.
  private var numbers: [SectionName: Int] = [:]
  private var read = 0

  mutating func number(of id: SectionID, in rows: Rows<some Any>) -> Int? {
    if read == 0 { numbers.reserveCapacity(rows.nameCount) }
    rows.visitNames(from: read) { section, name in
      if numbers[name] == nil { numbers[name] = section }
    }
    read = rows.count
    let named = named(id.name, in: rows)
    // A section without a name of its own has its number for a name.
    guard case .number(let number) = id.name, rows.indices.contains(number),
      rows[number].name == nil
    else { return named }
    return min(number, named ?? number)
  }

  /// Notes the name of a section that has changed.
  mutating func note(_ section: Int, in rows: Rows<some Any>) {
    guard section < read, let name = rows[section].name else { return }
    numbers[name] = min(section, numbers[name] ?? section)
  }

  private mutating func named(_ name: SectionName, in rows: Rows<some Any>) -> Int? {
    guard let number = numbers[name], rows[number].name != name else { return numbers[name] }
    // The section has another name by now.
    numbers[name] = (number..<rows.count).first { rows[$0].name == name }
    return numbers[name]
  }
}

/// The name of a section, in a form that is compared fast.
enum SectionName: Hashable {
  case text(String)
  case number(Int)
  indirect case other(AnyHashable)
}

extension GridSection {
  /// The name of the section; nil if its number is its name.
  var name: SectionName? { id?.name ?? shownTitle.map(SectionName.text) }
  var shownTitle: String? { title.isEmpty ? nil : title }
}

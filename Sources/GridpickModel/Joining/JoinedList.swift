/// One flat list after another; what was joined before is taken apart again.
package struct JoinedList: ItemList {
  private var parts: [any ItemList] = []
  private var ends = Ends(of: [])

  package init(_ first: any ItemList, _ second: any ItemList) {
    if let joined = first as? JoinedList { self = joined } else { append(first) }
    for part in (second as? JoinedList)?.parts ?? [second] { append(part) }
  }

  private mutating func append(_ part: any ItemList) {
    parts.append(part)
    ends.append(part.count)
  }

  package var count: Int { ends.total }

  private func part(_ index: Int) -> (list: any ItemList, index: Int) {
    let (number, place) = ends.part(at: index)
    return (parts[number], place)
  }
}

// MARK: - Forwarded

extension JoinedList {
  package func item(at index: Int) -> GridItem? {
    let (list, index) = part(index)
    return list.item(at: index)
  }

  package func value(at index: Int) -> [UInt8] {
    let (list, index) = part(index)
    return list.value(at: index)
  }

  package func beginning(ofValueAt index: Int, count: Int) -> [UInt8] {
    let (list, index) = part(index)
    return list.beginning(ofValueAt: index, count: count)
  }

  package var unabridged: any ItemList {
    var joined = self
    joined.parts = parts.map(\.unabridged)
    return joined
  }

  package func record(at index: Int) -> [UInt8] {
    let (list, index) = part(index)
    return list.record(at: index)
  }

  package func json(at index: Int) -> [UInt8]? {
    let (list, index) = part(index)
    return list.json(at: index)
  }

  package func identity(at index: Int) -> [UInt8]? {
    let (list, index) = part(index)
    return list.identity(at: index)
  }
}

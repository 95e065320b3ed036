/// Several flat lists one after another; a joined list that is joined again is split first.
package struct JoinedList: ItemList, BorrowedItems {
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
  package var mayHaveGaps: Bool { parts.contains(where: \.mayHaveGaps) }

  package func lender(of id: ItemID) -> (store: any ItemStore, id: ItemID)? {
    let (number, place) = ends.part(at: id.index)
    return (parts[number], ItemID(ofList: place))
  }
}

/// Content of which single sections hold other items: more behind their own, or others in their place.
package struct RefilledContent: GridContent {
  /// What becomes of a section's own items.
  package enum Filling: Sendable {
    case appending
    case replacing
  }

  /// What a section holds behind as many of its own items as it keeps.
  private struct Refill {
    var keptCount: Int
    var list: any ItemList
  }

  private var content: any GridContent
  private var refills: [Int: Refill] = [:]
  package private(set) var columnCount: Int

  /// Refilled content is refilled again in place, however often.
  package init(
    _ content: any GridContent, section: Int, with data: GridData, _ filling: Filling
  ) {
    let earlier = content as? RefilledContent
    self.content = earlier?.content ?? content
    refills = earlier?.refills ?? [:]
    columnCount = content.columnCount
    let count = content.itemCount(inSection: section)
    refill(section, with: data.list(of: section, in: content), filling)
    // The longest may have become shorter.
    columnCount =
      filling == .appending || count < columnCount
      ? max(columnCount, itemCount(inSection: section))
      : (0..<sectionCount).lazy.map(itemCount).max() ?? 0
  }

  private mutating func refill(_ section: Int, with list: any ItemList, _ filling: Filling) {
    switch (filling, refills[section]) {
    case (.replacing, _): refills[section] = Refill(keptCount: 0, list: list)
    case (.appending, let refill?):
      refills[section] = Refill(keptCount: refill.keptCount, list: JoinedList(refill.list, list))
    case (.appending, nil):
      refills[section] = Refill(
        keptCount: content.itemCount(inSection: section), list: list)
    }
  }

  package var sectionCount: Int { content.sectionCount }

  package func itemCount(inSection section: Int) -> Int {
    refills[section].map { $0.keptCount + $0.list.count } ?? content.itemCount(inSection: section)
  }

  /// Nil where the item is the content's own.
  private func refilled(_ position: Position) -> (list: any ItemList, index: Int)? {
    guard let refill = refills[position.section], position.index >= refill.keptCount else {
      return nil
    }
    return (refill.list, position.index - refill.keptCount)
  }
}

// MARK: - Forwarded

extension RefilledContent {
  package func item(at position: Position) -> GridItem? {
    guard let (list, index) = refilled(position) else { return content.item(at: position) }
    return list.item(at: index)
  }

  package func hasItem(at position: Position) -> Bool {
    guard let (list, index) = refilled(position) else { return content.hasItem(at: position) }
    return index < list.count && list.item(at: index) != nil
  }

  package func value(at position: Position) -> [UInt8] {
    guard let (list, index) = refilled(position) else { return content.value(at: position) }
    return list.value(at: index)
  }

  package func beginning(ofValueAt position: Position, count: Int) -> [UInt8] {
    guard let (list, index) = refilled(position) else {
      return content.beginning(ofValueAt: position, count: count)
    }
    return list.beginning(ofValueAt: index, count: count)
  }

  package var unabridged: any GridContent {
    var refilled = self
    refilled.content = content.unabridged
    refilled.refills = refills.mapValues {
      Refill(keptCount: $0.keptCount, list: $0.list.unabridged)
    }
    return refilled
  }

  package func record(at position: Position) -> [UInt8] {
    guard let (list, index) = refilled(position) else { return content.record(at: position) }
    return list.record(at: index)
  }

  package func json(at position: Position) -> [UInt8]? {
    guard let (list, index) = refilled(position) else { return content.json(at: position) }
    return list.json(at: index)
  }

  package func identity(at position: Position) -> [UInt8]? {
    guard let (list, index) = refilled(position) else { return content.identity(at: position) }
    return list.identity(at: index)
  }

  package func sectionTitle(_ section: Int) -> String? { content.sectionTitle(section) }
  package var sectionTitleName: String? { content.sectionTitleName }
  package func columnTitle(_ index: Int) -> String? { content.columnTitle(index) }
  package var hasSectionStyles: Bool { content.hasSectionStyles }
  package func styleName(ofSection section: Int) -> String? {
    content.styleName(ofSection: section)
  }
}

extension PickerState {
  /// Goes to the first item that is not an empty slot.
  mutating func goToStart() {
    move(Change.Alignment()) { [content] controller in
      controller.move(to: Position(section: 0, index: 0))
      controller.jump(.item, toLast: false, in: content)
    }
  }

  /// Goes to the place that is typed.
  mutating func goThere() {
    let place = browsing.mode.entry?.text
    browsing.close()
    if let place { go(toPlace: place) }
  }

  /// Goes to a row, or to a row and a column, counted from 1: `120`, `12,3`, `,3`.
  ///
  /// In a list a number alone is that of an item, as the status line counts. A number beyond an end
  /// stands for the end. Without a row the row stays, and without a column the column that was
  /// asked for (rule P1).
  mutating func go(toPlace text: String) {
    guard let position else { return }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
    if numbers.count == 1 || content.record != nil, let list = content.flow, !text.isEmpty {
      let number = min(max(1, Int(numbers[0]) ?? .max), list.count)
      return go(to: list.position(ofPlace: number - 1))
    }
    func page(_ axis: GridAxis) -> Int? {
      let place = axis == placement.gridAxis(along: .vertical) ? 0 : 1
      guard place < numbers.count, !numbers[place].isEmpty else { return nil }
      return max(0, (Int(numbers[place]) ?? .max) - 1)
    }
    let section = min(page(.section) ?? position.section, content.sectionCount - 1)
    var target = controller.asked(inSection: section)
    if let index = page(.item) { target.index = placeOfColumn(index) ?? target.index }
    go(to: target)
  }

  /// Returns the place of a column; nil if the column is not shown.
  ///
  /// A number beyond the last column stands for the last. The fields of a record are counted as
  /// they came, hidden or not (rule P12).
  private func placeOfColumn(_ number: Int) -> Int? {
    guard data.sectionsAreRecords, content.record == nil else {
      return min(number, max(0, content.columnCount - 1))
    }
    return arrangement.place(ofColumn: min(number, max(0, data.columnCount - 1)))
  }
}
